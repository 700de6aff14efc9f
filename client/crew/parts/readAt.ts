/** When the list on the screen was read: milliseconds of the server's clock; undefined where there is no list. */
let readAt: number | undefined
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export function shownReadAt(): number | undefined {
  return readAt
}

/** The page shows a list of that moment; undefined when it shows none any more. */
export function tellReadAt(moment: number | undefined): void {
  if (moment === readAt) return
  readAt = moment
  for (const tell of listeners) tell()
}

export function watchReadAt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
