/** The page itself: begins with the house, then shows what there is. */
import { createApp, watch } from "vue";
import App from "./App.vue";
import "./style/theme.css";
import "./style/rooms.css";
import { useReturn, useSecret } from "./router/arriving";
import { PREFIX } from "./router/prefix";
import { route } from "./router/router";
import { takeReturn, takeSecret } from "./router/secrets";
import { speak } from "./speech/languages";
import { HOUSE, openHouse } from "./state/store";

const secret = takeSecret(window); // before anything else can see it
const back = route.value.page === "admission" ? takeReturn(window) : null;
const house = openHouse();
if (secret) {
  void useSecret(house, secret);
}
// Whoever comes to be somebody else is not made a new person first, and a tournament's phones,
// screen and desk have a door of their own: they need no guest of the house.
let isBegun = secret?.kind === "recover" || back !== null;
watch(
  route,
  ({ page }) => {
    if (!isBegun && page !== "tournament") {
      isBegun = true;
      house.begin();
    }
  },
  { immediate: true },
);
window.addEventListener("hashchange", () => {
  const another = takeSecret(window);
  if (another) {
    void useSecret(house, another);
  }
});

await speak();
if (back) {
  void useReturn(house, back);
}
createApp(App).provide(HOUSE, house).mount("#app");

// Browsers allow this on this machine and over TLS; elsewhere everything works without it.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register(`${PREFIX}/sw.js`);
}
