/**
 * Shows what the desk tells a device, and a page where there is no connection. The server writes `words` and `base` in
 * front; it is plain JavaScript, since it is sent as it stands. It keeps that page with its styles, and nothing else.
 */
/* global base, words */
const own = ['offline', 'desk.css'].map((name) => `${base}/${name}`)

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open('desk').then((cache) => cache.addAll(own)))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const isPage = method === 'GET' && mode === 'navigate'
  if (!isPage && !own.includes(new URL(url).pathname)) return
  event.respondWith(fetch(event.request).catch(() => caches.match(isPage ? own[0] : event.request)))
})

self.addEventListener('push', (event) => {
  // What comes says a type and a language; words of a stranger are shown nowhere.
  const { language } = event.data?.json() ?? {}
  const { title, body } = words[language] ?? words.en
  const options = { body, lang: language, tag: 'leads', renotify: true, icon: `${base}/icon-192.png` }
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), navigator.setAppBadge?.()]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openLeads())
})

/** In the window that shows them, else in a new one: no other is taken from whoever works in it. */
async function openLeads() {
  const leads = `${base}/leads`
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => new URL(url).pathname === leads)
  await (open ? open.focus() : self.clients.openWindow(leads))
}

/** A browser may give itself another address at any time. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  const options = { userVisibleOnly: true, applicationServerKey }
  const given = newSubscription ?? (applicationServerKey && (await self.registration.pushManager.subscribe(options)))
  if (!given) return
  const headers = { 'content-type': 'application/json' }
  await fetch(`${base}/you/devices`, { method: 'POST', headers, body: JSON.stringify(given) })
}
