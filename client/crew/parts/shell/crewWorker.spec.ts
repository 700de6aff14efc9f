import { beforeEach, expect, it, vi } from 'vitest'

/** What the server has: addresses and what lies there. A whole server that is away has none. */
let served: Map<string, string>
let kept: Map<string, Map<string, string>>

beforeEach(() => {
  served = new Map()
  kept = new Map()
  vi.stubGlobal('fetch', async (request: Request | string) => answer(request))
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, string>()
      kept.set(name, cache)
      return {
        addAll: async (paths: readonly string[]) => {
          const answers = paths.map((path) => [path, answer(path)] as const)
          for (const [path, { status }] of answers) if (status !== 200) throw new TypeError(path)
          for (const [path] of answers) cache.set(path, served.get(path) ?? '')
        },
      }
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request | string, { cacheName = '' } = {}) => {
      const found = [...kept]
        .filter(([name]) => !cacheName || name === cacheName)
        .map(([, cache]) => cache.get(pathOf(request)))
        .find((text) => text !== undefined)
      return found === undefined ? undefined : new Response(found)
    },
  })
})

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, 'http://book.example').pathname

function answer(request: Request | string): Response {
  if (served.size === 0) throw new TypeError('Failed to fetch')
  const text = served.get(pathOf(request))
  return text === undefined ? new Response('', { status: 404 }) : new Response(text)
}

/** Serves a release of that name and lets its worker do all that a browser asks of one. */
async function release(version: string) {
  served = new Map([
    ['/staff', `document ${version}`],
    [`/assets/part-${version}.js`, `part ${version}`],
  ])
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('crewShell', { version, files: [`/assets/part-${version}.js`] })
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  })
  vi.resetModules()
  await import('./crewWorker.ts')
  const tell = async (type: string, event: object = {}) => {
    let work: Promise<unknown> | undefined
    const take = (given: Promise<unknown>) => {
      work = given
    }
    listeners.get(type)?.({ waitUntil: take, respondWith: take, ...event })
    return work
  }
  return {
    install: () => tell('install'),
    activate: () => tell('activate'),
    get: async (path: string, mode = 'navigate') => {
      const request = { mode, url: `http://book.example${path}` }
      return ((await tell('fetch', { request })) as Response | undefined)?.text()
    },
  }
}

async function installed(version: string) {
  const worker = await release(version)
  await worker.install()
  await worker.activate()
  return worker
}

it('opens every page of the crews without a network, and asks the server first where there is one', async () => {
  const worker = await installed('a')
  served.set('/staffMainPage', 'the document as it is now')
  expect(await worker.get('/staffMainPage')).toBe('the document as it is now')
  served.clear()
  expect(await worker.get('/staffMainPage')).toBe('document a')
  expect(await worker.get('/assets/part-a.js', 'cors')).toBe('part a')
})

it('opens them while the server has a fault, and while it does not answer', async () => {
  const worker = await installed('b')
  vi.stubGlobal('fetch', async () => new Response('bad gateway', { status: 502 }))
  expect(await worker.get('/staffMainPage')).toBe('document b')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const slow = worker.get('/staffMainPage')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await slow).toBe('document b')
})

it('leaves calls and everything else to the browser', async () => {
  const worker = await installed('c')
  expect(await worker.get('/graphql', 'cors')).toBeUndefined()
  expect(await worker.get('/api/Staff/getStaffOrders', 'cors')).toBeUndefined()
})

it('goes over to a new release, whose predecessor’s open pages still find their parts', async () => {
  for (const version of ['one', 'two']) await installed(version)
  const worker = await installed('three')
  served.clear()
  expect(await worker.get('/staffMainPage')).toBe('document three')
  expect(await worker.get('/assets/part-two.js', 'cors')).toBe('part two')
  expect([...kept.keys()]).toEqual(['crew.two', 'crew.three'])
})

it('stays with the release that is whole when a part of the next one is missing', async () => {
  const worker = await installed('whole')
  const next = await release('torn')
  served.delete('/assets/part-torn.js')
  await expect(next.install()).rejects.toThrow('/assets/part-torn.js')
  served.clear()
  expect(await worker.get('/staffOngoingOrderList/0')).toBe('document whole')
})
