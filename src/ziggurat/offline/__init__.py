"""Tables in a browser, without a server: the same rooms, kept by the page."""
