import { createStore } from '../browser/store.ts'

/** The four kinds of the customer document, section 8. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly kind: ToastKind
  readonly message: string
}

const waiting = createStore<readonly Toast[]>([])

/** Shows a message top-center for 3000 ms; from anywhere, React or not. Never the only place an error is told. */
export function toast(kind: ToastKind, message: string): void {
  waiting.set([...waiting.get(), { kind, message }])
}

/** What has not been shown yet, for `useSyncExternalStore`. */
export const waitingToasts = waiting.get

/** Hands out what has not been shown yet, once. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export const watchToasts = waiting.watch
