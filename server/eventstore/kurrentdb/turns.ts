/** Runs what concerns the same names one after another, in the order of asking. */
export type Turns = <T>(names: readonly string[], signal: AbortSignal, act: () => Promise<T>) => Promise<T>

/**
 * Appends that say "any" would overtake each other again and again; inside one process they wait for each other instead. All names of
 * one are asked for at once, so that two can never wait for each other.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<void>>()
  return async (names, signal, act) => {
    const before = names.map((name) => last.get(name))
    const { promise: mine, resolve: leave } = Promise.withResolvers<void>()
    for (const name of names) last.set(name, mine)
    // Whoever has no time left holds nobody up.
    signal.addEventListener('abort', () => leave())
    try {
      await Promise.race([Promise.all(before), mine])
      return await act()
    } finally {
      leave()
      for (const name of names) if (last.get(name) === mine) last.delete(name)
    }
  }
}
