/**
 * The service worker of the crews' pages, `/crewWorker.js` (decision T10): they open without a network, as the last release that this
 * phone has met. With a network the server's document comes, so that a new release is there at once; what its pages are made of has names
 * that change with their content. It keeps no word of anybody's work: lists and queued actions lie in the browser's storage.
 */

/** What the build puts before this program: the release by its content, and the addresses that its pages are made of. */
declare const crewShell: { readonly version: string; readonly files: readonly string[] }

/** The events of a service worker, which the page's own types do not know. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
interface WorkerScope {
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}

// a file of its own, which shares no names with others
export {}

const worker = self as unknown as WorkerScope
const prefix = 'crew.'
const own = prefix + crewShell.version
/** Any of the crews' addresses is the same document. */
const page = '/staff'
/** How long somebody at a door without a signal waits for the server's document. */
const timeoutMs = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepRelease()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(documentFor(request))
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(partFor(request))
})

/** All of it or nothing: without one part the release before stays in charge. */
async function keepRelease(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll([page, ...crewShell.files])
  await worker.skipWaiting()
}

/** Pages of the release before may be open and still ask for parts of it; those of earlier ones go. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function documentFor(request: Request): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => undefined), timeout()])
  if (answer && answer.status < 500) return answer
  return (await caches.match(page, { cacheName: own })) ?? answer ?? fetch(request)
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, undefined))
}

async function partFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
