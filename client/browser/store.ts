/** A value that is watched, by React through `useSyncExternalStore` or by anybody else. */
export interface Store<Value> {
  /** The same object until another one is set. */
  readonly get: () => Value
  /** Keeps another value and calls every listener, also for one that equals the last. */
  readonly set: (value: Value) => void
  /** Calls the listener after every `set`; gives back how to stop. */
  readonly watch: (listener: () => void) => () => void
}

/** A store that lives as long as the page. @param first the value before any other is set */
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
