"""People one knows, and circles of friends.

- `friends`     who follows the list of friends, and what everybody sees of whom
- `keeping`     what people ask about friends: keep, call, show, invite, block
- `circles`     who belongs to which circle, who follows its page, and what is seen there
- `governing`   what people ask about circles: make, join, leave, manage
- `standings`   who has won how often, over an evening or over everything
- `rules`, `soon`   who answers which request; what is done once for many changes
"""
