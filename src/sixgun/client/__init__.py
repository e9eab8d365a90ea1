"""Who speaks the protocol with a house: programs that play there."""
