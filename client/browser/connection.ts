import { createStore } from './store.ts'

/**
 * Whether the server can be reached. Only an answer ends a lost connection: a browser that thinks it is online may have a dead link.
 * Meanwhile it probes the server.
 */

const lost = createStore(false)
const returns = createStore(undefined)
/** Pauses between two probes, in milliseconds; the last one repeats. */
const pauses = [2000, 4000, 8000, 15_000]
/** Statuses of a gateway without a server; 503 comes from the server itself. */
const gatewayFaults: ReadonlySet<number> = new Set([502, 504])

let timer: ReturnType<typeof setTimeout> | undefined

/** For `useSyncExternalStore`. */
export const isOffline = lost.get

/** Calls the listener after every change; returns how to stop. */
export function watchConnection(listener: () => void): () => void {
  startListening()
  return lost.watch(listener)
}

/** Calls the listener when the server can be reached again, to retry what failed; returns how to stop. */
export function onReturn(listener: () => void): () => void {
  startListening()
  return returns.watch(listener)
}

/**
 * Runs a call and learns from it. A call that found no server loses the connection; a time-out does not, because a slow server is still
 * there.
 * @throws what the call throws
 */
export async function watchCall(call: Promise<Response>): Promise<Response> {
  try {
    const response = await call
    if (gatewayFaults.has(response.status)) lose()
    else restore()
    return response
  } catch (error) {
    // What `fetch` throws without a connection; a time-out and a cancelled call have other names.
    if (error instanceof TypeError) lose()
    throw error
  }
}

/** Probes the server. */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000)
    const response = await watchCall(fetch('/health/live', { cache: 'no-store', signal }))
    return response.ok
  } catch {
    return false
  }
}

let isListening = false

function startListening(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('offline', lose)
  window.addEventListener('online', () => void isServerThere())
  if (!navigator.onLine) lose()
}

function lose(): void {
  if (lost.get()) return
  lost.set(true)
  askLater(0)
}

function restore(): void {
  if (!lost.get()) return
  clearTimeout(timer)
  lost.set(false)
  returns.set(undefined)
}

/** While the browser says that it is offline, probing waits for it. */
function askLater(round: number): void {
  clearTimeout(timer)
  timer = setTimeout(
    async () => {
      if (lost.get() && navigator.onLine) await isServerThere()
      if (lost.get()) askLater(round + 1)
    },
    pauses[Math.min(round, pauses.length - 1)],
  )
}
