/**
 * The service worker of the crews' pages, `/crewWorker.js` (decision T10): they open without a network, as the last release that this phone
 * has loaded. With a network the document comes from the server, so that a new release appears at once; its parts have names that change
 * with their content. The worker stores no data: lists and queued actions are in the browser's storage.
 */

/** The build puts this before the program: the release, named by its content, and the addresses of its parts. */
declare const crewShell: { readonly version: string; readonly files: readonly string[] }

/** The events of a service worker, which the page's types do not include. */
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

// a module of its own, so that it shares no names with others
export {}

const worker = self as unknown as WorkerScope
const prefix = 'crew.'
const own = prefix + crewShell.version
/** All crew addresses have the same document. */
const page = '/staff'
/** How long to wait for the server's document, as somebody without a signal may wait at a door. */
const timeoutMs = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepRelease()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(documentFor(request))
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(partFor(request))
})

/** All or nothing: if one part is missing, the previous release stays in charge. */
async function keepRelease(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll([page, ...crewShell.files])
  await worker.skipWaiting()
}

/** Open pages of the previous release may still need its parts; those of earlier ones are deleted. */
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
