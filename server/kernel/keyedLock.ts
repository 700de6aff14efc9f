/** Releases the lock; a second call does nothing. */
type Release = () => void

/**
 * A fair lock on names within this process. It only saves work: the event store's expectations and the database's locks ensure correctness
 * over all processes.
 */
export interface KeyedLock {
  /**
   * Waits until all the keys are free and holds them. It takes them in the order of their names, which rules out deadlocks.
   * @param timeoutMs how long it waits at most; without a limit when absent
   * @returns a function that frees them; undefined after the time-out, or when the queue is full
   */
  acquire(keys: readonly string[], timeoutMs?: number): Promise<Release | undefined>
  /** How many keys are held. */
  size(): number
}

interface KeyedLockLimits {
  /** How many hold one key at once: 1 (the default) is a mutex, more a semaphore. */
  readonly holders?: number
  /** How many hold one key or wait for it. */
  readonly underOneKey?: number
  /** How many hold or wait over all keys. */
  readonly inAll?: number
}

interface Queue {
  held: number
  /** Resolves each waiting caller, in the order of arrival. */
  readonly waiting: Set<() => void>
}

export function createKeyedLock(limits: KeyedLockLimits = {}): KeyedLock {
  const { holders = 1, underOneKey = Infinity, inAll = Infinity } = limits
  const queues = new Map<string, Queue>()
  let callers = 0

  function isFull(key: string): boolean {
    const { held, waiting } = queues.get(key) ?? newQueue()
    return held + waiting.size >= underOneKey
  }

  /** Takes a key or joins its queue, synchronously. */
  function enter(key: string): { readonly granted: Promise<void>; readonly leave: Release } {
    const queue = queues.get(key) ?? newQueue()
    queues.set(key, queue)
    const { promise: granted, resolve: letIn } = Promise.withResolvers<void>()
    if (queue.held < holders) {
      queue.held += 1
      letIn()
    } else queue.waiting.add(letIn)
    const leave = () => {
      if (queue.waiting.delete(letIn)) return
      const [next] = queue.waiting
      // passes the lock on without freeing it, so that no later caller gets ahead
      if (next) {
        queue.waiting.delete(next)
        next()
      } else {
        queue.held -= 1
        if (queue.held === 0) queues.delete(key)
      }
    }
    return { granted, leave }
  }

  async function acquire(keys: readonly string[], timeoutMs?: number): Promise<Release | undefined> {
    const sorted = [...new Set(keys)].sort()
    if (callers >= inAll || sorted.some(isFull)) return undefined
    callers += 1
    const entered: Release[] = []
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      callers -= 1
      for (const leave of entered) leave()
    }
    const timeout = startTimeout(timeoutMs)
    try {
      for (const key of sorted) {
        const { granted, leave } = enter(key)
        entered.push(leave)
        if (await timeout.isOverBefore(granted)) {
          release()
          return undefined
        }
      }
      return release
    } finally {
      timeout.clear()
    }
  }

  return { acquire, size: () => queues.size }
}

function newQueue(): Queue {
  return { held: 0, waiting: new Set() }
}

function startTimeout(ms: number | undefined) {
  const { promise: over, resolve } = Promise.withResolvers<true>()
  const timer = ms === undefined ? undefined : setTimeout(() => resolve(true), ms)
  return {
    isOverBefore: (granted: Promise<void>) => Promise.race([granted.then(() => false), over]),
    clear: () => clearTimeout(timer),
  }
}
