"""Tables where people and bots meet.  The only package that imports a framework."""
