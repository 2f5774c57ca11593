"""Players that know only the verbs."""
