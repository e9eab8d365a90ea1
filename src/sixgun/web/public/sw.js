// Keeps one page for the moments in which the house cannot be reached. Everything else comes from
// the house itself, so that nobody plays with an old page.

const KEPT = "sixgun-offline-2";
const NAMES = ["offline.html", "offline.css", "offline.js", "icon.svg"];
const FILES = NAMES.map((name) => new URL(name, self.location).href);

/** Left over from another version; what others of this host keep is theirs. */
function isOld(name) {
  return name.startsWith("sixgun-") && name !== KEPT;
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(FILES[0])));
  } else if (FILES.includes(request.url)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

// Whoever is told that it is up to them gets back to the table, or to a page of the house that is open.
self.addEventListener("notificationclick", (event) => {
  const { data: place } = event.notification;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === place) ?? pages[0];
      return page ? page.focus() : self.clients.openWindow(place ?? "./");
    }),
  );
});
