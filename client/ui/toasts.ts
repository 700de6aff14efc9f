/** The four kinds of the customer document, section 8. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly kind: ToastKind
  readonly message: string
}

let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Shows a message top-center for 3000 ms; from anywhere, React or not. Never the only place an error is told. */
export function toast(kind: ToastKind, message: string): void {
  waiting = [...waiting, { kind, message }]
  for (const tell of listeners) tell()
}

/** What has not been shown yet, for `useSyncExternalStore`. */
export function waitingToasts(): readonly Toast[] {
  return waiting
}

/** Hands out what has not been shown yet, once. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting
  waiting = []
  return taken
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
