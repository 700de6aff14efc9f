import { createStore } from '../browser/store.ts'

/** The four kinds of the customer document, section 8. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly kind: ToastKind
  readonly message: string
}

const waiting = createStore<readonly Toast[]>([])

/** Shows a message top-center for 3000 ms; callable outside React. It must never be the only place that shows an error. */
export function toast(kind: ToastKind, message: string): void {
  waiting.set([...waiting.get(), { kind, message }])
}

/** Counts the dismissals. */
export const dismissals = createStore(0)

/** Takes away every message, on screen or not. */
export function dismissToasts(): void {
  waiting.set([])
  dismissals.set(dismissals.get() + 1)
}

/** The messages not shown yet, for `useSyncExternalStore`. */
export const waitingToasts = waiting.get

/** Takes the messages not shown yet, once. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export const watchToasts = waiting.watch
