"""`ziggurat bench`: the speed of the engines and bots, alone or beside another build."""
