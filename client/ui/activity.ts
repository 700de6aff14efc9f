import { createStore } from '../browser/store.ts'

/** How many calls are under way. */
const running = createStore(0)

/** Runs a call under the "Loading" overlay (customer document, section 8). */
export async function whileLoading<T>(call: () => Promise<T>): Promise<T> {
  const answer = call()
  // a page may ask while it is drawn, when nothing else may be drawn anew
  await Promise.resolve()
  change(1)
  try {
    return await answer
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
  return running.get() > 0
}

export const watchLoading = running.watch

function change(by: 1 | -1): void {
  running.set(running.get() + by)
}
