/**
 * Lets commands on the same stream take turns inside this process: what would only make them conflict and try again becomes a short
 * wait (event model, "Contention"). Who waits for several streams queues for them in the order of their names, so nobody waits in a circle.
 */
export interface Turns {
  /** Waits until all the names are free and takes them; gives what frees them, or nothing when that takes longer than `waitMs`. */
  take(names: readonly string[], waitMs: number): Promise<(() => void) | undefined>
  /** How many names are taken or waited for. */
  size(): number
}

export function createTurns(): Turns {
  const queues = new Map<string, Promise<void>>()

  /** Takes a place in one queue at once; `reached` resolves when everybody before has left. */
  function queueFor(name: string): { reached: Promise<void>; leave: () => void } {
    const reached = queues.get(name) ?? Promise.resolve()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const tail = reached.then(() => left)
    queues.set(name, tail)
    void tail.then(() => {
      if (queues.get(name) === tail) queues.delete(name)
    })
    return { reached, leave }
  }

  async function take(names: readonly string[], waitMs: number): Promise<(() => void) | undefined> {
    const leaves: (() => void)[] = []
    const leaveAll = () => {
      for (const leave of leaves) leave()
    }
    const patience = startPatience(waitMs)
    try {
      for (const name of [...new Set(names)].sort()) {
        const { reached, leave } = queueFor(name)
        leaves.push(leave)
        if (await patience.isOverBefore(reached)) {
          leaveAll()
          return undefined
        }
      }
      return leaveAll
    } finally {
      patience.end()
    }
  }

  return { take, size: () => queues.size }
}

function startPatience(ms: number) {
  const { promise: over, resolve } = Promise.withResolvers<true>()
  const timer = setTimeout(() => resolve(true), ms)
  return {
    isOverBefore: (reached: Promise<void>) => Promise.race([reached.then(() => false), over]),
    end: () => clearTimeout(timer),
  }
}
