"""The house: tables, seats, people, the protocol they speak and the store that forgets nothing."""
