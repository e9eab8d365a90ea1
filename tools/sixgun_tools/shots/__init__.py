"""Pictures of the pages, made by the system's Chromium, and what the pages weigh and take."""
