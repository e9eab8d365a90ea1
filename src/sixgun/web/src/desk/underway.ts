/** What was sent to be done and is not yet answered: the page is busy until then, and says so. */

let count = 0;

/** Wait for something that is being done; whoever looks at the page, or hears it, can tell that it is. */
export async function underway<T>(doing: Promise<T>): Promise<T> {
  mark(1);
  try {
    return await doing;
  } finally {
    mark(-1);
  }
}

function mark(change: 1 | -1): void {
  count += change;
  if (count) {
    document.body.setAttribute("aria-busy", "true");
  } else {
    document.body.removeAttribute("aria-busy");
  }
}
