/** Who works on what: held by sessions, as connections to PostgreSQL hold advisory locks. */
export interface Locks {
  /** @returns whether the session holds it now */
  tryLock(name: string, session: AbortController): boolean
  unlock(name: string, session: AbortController): void
  /** Lets go what a session holds, whether it knows or not. It gets nothing any more. */
  release(session: AbortController): void
}

export function createLocks(): Locks {
  const holders = new Map<string, AbortController>()
  const over = new WeakSet<AbortController>()
  return {
    tryLock(name, session) {
      if (over.has(session) || holders.has(name)) return false
      holders.set(name, session)
      return true
    },
    unlock(name, session) {
      if (holders.get(name) === session) holders.delete(name)
    },
    release(session) {
      over.add(session)
      for (const [name, holder] of holders) if (holder === session) holders.delete(name)
    },
  }
}
