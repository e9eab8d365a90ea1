/** The path before all addresses of the house, such as /bang: its page says so. Nothing: there is none. */
export const PREFIX = document.documentElement.dataset.prefix ?? "";
