import { createStore } from '../browser/store.ts'

/** How many calls are in progress. */
const running = createStore(0)

/** Runs a call under the "Loading" overlay (customer document, section 8). */
export async function whileLoading<T>(call: () => Promise<T>): Promise<T> {
  const answer = call()
  // a page may start a call while it renders, when nothing else may re-render
  await Promise.resolve()
  change(1)
  try {
    return await answer
  } finally {
    change(-1)
  }
}

/** Shows the overlay until the returned function is called. */
export function holdLoading(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether a call is in progress, for `useSyncExternalStore`. */
export function isLoading(): boolean {
  return running.get() > 0
}

export const watchLoading = running.watch

function change(by: 1 | -1): void {
  running.set(running.get() + by)
}
