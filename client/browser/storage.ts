/**
 * The browser's storage, which may be switched off or full: the page remembers refused values while it is open, and says so (decision
 * P129). Nothing else touches `localStorage` and `sessionStorage`.
 */

type Listener = () => void

/** A storage that never throws. */
export interface SafeStore {
  readonly get: (name: string) => string | null
  /** @returns whether the value will survive a reload */
  readonly set: (name: string, value: string) => boolean
  readonly remove: (name: string) => void
  readonly names: () => readonly string[]
}

const listeners = new Set<Listener>()
let hasFailed = false

/** Shared by all tabs and kept when the browser closes. */
export const localStore = safeStore(() => localStorage)

/** This tab's own, until it is closed. */
export const tabStore = safeStore(() => sessionStorage)

/** Whether the browser refused to store something. For `useSyncExternalStore`. */
export function isStorageFailing(): boolean {
  return hasFailed
}

/** Calls the listener when that happens; returns how to stop. */
export function watchStorage(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function safeStore(storage: () => Storage): SafeStore {
  const memory = new Map<string, string>()
  const attempt = <Result>(act: (store: Storage) => Result): Result | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    get: (name) => memory.get(name) ?? attempt((store) => store.getItem(name)) ?? null,
    set: (name, value) => {
      memory.delete(name)
      const isKept = attempt((store) => {
        store.setItem(name, value)
        return true
      })
      if (isKept) return true
      memory.set(name, value)
      // the value in a full storage is outdated
      attempt((store) => store.removeItem(name))
      tellOfFailure()
      return false
    },
    remove: (name) => {
      memory.delete(name)
      attempt((store) => store.removeItem(name))
    },
    names: () => [...new Set([...(attempt((store) => Object.keys(store)) ?? []), ...memory.keys()])],
  }
}

function tellOfFailure(): void {
  if (hasFailed) return
  hasFailed = true
  for (const tell of listeners) tell()
}
