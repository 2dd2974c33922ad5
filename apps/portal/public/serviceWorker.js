// Caches only files whose names change with their content: no page, no configuration, no response of the API.
const name = 'assets';
const limit = 200;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  const isAsset = method === 'GET' && mode !== 'navigate' && origin === self.location.origin;
  if (isAsset && pathname.startsWith('/assets/')) event.respondWith(assetOf(event));
});

async function assetOf(event) {
  const cache = await caches.open(name);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
}

/** Removes old builds, oldest first. A full disk must not make the request fail. */
async function keep(cache, request, response) {
  try {
    await cache.put(request, response);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, Math.max(0, requests.length - limit)).map((old) => cache.delete(old)));
  } catch {
    // The next visit loads the file again.
  }
}
