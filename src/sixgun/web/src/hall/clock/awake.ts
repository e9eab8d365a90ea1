/** A clock that nobody touches for minutes must not go dark. */

import { onBeforeUnmount } from "vue";

/** Keep the screen on, where the browser can: it needs TLS, and the page in front. */
export function useAwake(): void {
  let lock: WakeLockSentinel | null = null;
  async function hold(): Promise<void> {
    if (document.visibilityState === "visible") {
      lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    }
  }
  void hold();
  document.addEventListener("visibilitychange", hold);
  onBeforeUnmount(() => {
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  });
}
