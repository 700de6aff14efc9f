import { createStore } from './store.ts'

/**
 * Whether the server can be reached. Only an answer ends a lost connection: a browser that thinks it is online may still sit behind a
 * dead link. While it is lost the server is asked again and again whether it is there.
 */

const lost = createStore(false)
const returns = createStore(undefined)
/** Pauses between two questions, in milliseconds; the last one goes on. */
const pauses = [2000, 4000, 8000, 15_000]
/** What a gateway answers for a server that is not there; 503 is a server's own word. */
const gatewayFaults: ReadonlySet<number> = new Set([502, 504])

let timer: ReturnType<typeof setTimeout> | undefined

/** For `useSyncExternalStore`. */
export const isOffline = lost.get

/** Calls the listener after every change; gives back how to stop. */
export function watchConnection(listener: () => void): () => void {
  startListening()
  return lost.watch(listener)
}

/** Calls the listener when the server can be reached again, to ask anew what failed meanwhile; gives back how to stop. */
export function onReturn(listener: () => void): () => void {
  startListening()
  return returns.watch(listener)
}

/**
 * Runs a call and learns from it. A call that found no server loses the connection, a time-out does not: a slow server is there.
 * @throws what the call throws
 */
export async function watchCall(call: Promise<Response>): Promise<Response> {
  try {
    const response = await call
    if (gatewayFaults.has(response.status)) lose()
    else restore()
    return response
  } catch (error) {
    // What `fetch` throws when nobody answered; a time-out and a call that was called off have names of their own.
    if (error instanceof TypeError) lose()
    throw error
  }
}

/** Asks the server whether it is there. */
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

/** The browser's own word that it is online is waited for where it says it is not. */
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
