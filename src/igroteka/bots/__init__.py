"""Players made of code. They know core/ and never a particular game, and see only what their seat may know."""
