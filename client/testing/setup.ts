import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { watchCall } from '../browser/connection.ts'
import { endSession } from '../session/session.ts'
import { takeToasts } from '../ui/toasts.ts'

/** Pages are chunks that load when they are visited; a busy machine takes its time. */
configure({ asyncUtilTimeout: 15_000 })

/** What jsdom lacks of a browser, once for all specs. */
// Newer browsers answer with a promise, which an effect must not give back.
window.scrollTo = (() => Promise.resolve()) as unknown as typeof window.scrollTo
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a spec has left under way is called off: a call that found no server would lose the connection for the specs that come after. */
globalThis.fetch = () => Promise.reject(new DOMException('no spec stands in for the server', 'AbortError'))

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  // A warning of React or Apollo is a fault of the page: it fails the spec that caused it.
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void complaints.push(said))
})

afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const area of ['customer', 'admin', 'staff'] as const) endSession(area)
  localStorage.clear()
  sessionStorage.clear()
  await watchCall(Promise.resolve(new Response()))
  takeToasts()
  if (complaints.length > 0)
    throw new Error(`Said on the console: ${complaints.map((said) => said.join(' ')).join('\n')}`)
})
