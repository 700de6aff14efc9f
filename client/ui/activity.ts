let running = 0
const listeners = new Set<() => void>()

/** Runs a call under the "Loading" overlay (customer document, section 8). */
export async function whileLoading<T>(call: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

/** Shows the overlay until the function it gives back is called. */
export function holdLoading(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether a call is under way, for `useSyncExternalStore`. */
export function isLoading(): boolean {
  return running > 0
}

export function watchLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: 1 | -1): void {
  running += by
  for (const tell of listeners) tell()
}
