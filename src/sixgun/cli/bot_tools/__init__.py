"""bot_tools."""
