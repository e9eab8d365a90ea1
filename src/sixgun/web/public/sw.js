// Keeps one page for the moments in which the house cannot be reached. Everything else comes from
// the house itself, so that nobody plays with an old page.

const KEPT = "sixgun-offline-1";
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  } else if (FILES.some((file) => request.url.endsWith(file))) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
