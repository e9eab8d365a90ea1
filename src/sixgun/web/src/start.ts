/** The page itself: begins with the house, then shows what there is. */
import { createApp } from "vue";
import App from "./App.vue";
import "./style/theme.css";
import "./style/rooms.css";
import { useSecret } from "./router/arriving";
import { takeSecret } from "./router/secrets";
import { speak } from "./speech/languages";
import { HOUSE, openHouse } from "./state/store";

const secret = takeSecret(window); // before anything else can see it
const house = openHouse();
if (secret?.kind !== "recover") {
  house.begin(); // whoever comes to be somebody else is not made a new person first
}
if (secret) {
  void useSecret(house, secret);
}
window.addEventListener("hashchange", () => {
  const another = takeSecret(window);
  if (another) {
    void useSecret(house, another);
  }
});

await speak();
createApp(App).provide(HOUSE, house).mount("#app");

// Browsers allow this on this machine and over TLS; elsewhere everything works without it.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
