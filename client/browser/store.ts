/** A value with subscribers: React through `useSyncExternalStore`, or others. */
export interface Store<Value> {
  /** The same object until another one is set. */
  readonly get: () => Value
  /** Sets a value and calls every listener, also for an equal value. */
  readonly set: (value: Value) => void
  /** Calls the listener after every `set`; returns how to stop. */
  readonly watch: (listener: () => void) => () => void
}

/** A store that lives as long as the page. @param first the initial value */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
