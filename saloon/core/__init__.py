"""What every game is made of, and nothing about any of them."""
