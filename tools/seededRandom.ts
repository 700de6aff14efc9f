/** Random numbers determined by a seed, so that a failed drill can be repeated. */
export interface SeededRandom {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  oneOf<Item>(items: readonly Item[]): Item
  /** True in so many of a hundred draws. */
  percent(share: number): boolean
  /** An independent generator: draws of the others do not change its numbers. */
  fork(): SeededRandom
}

/** @param seed any whole number (mulberry32: 32 bits of state are plenty for a drill) */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    oneOf(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('there is nothing to choose from')
      return item
    },
    percent: (share) => next() * 100 < share,
    fork: () => createSeededRandom(between(0, 2 ** 32 - 1)),
  }
}

/** One of several, weighted by its share. */
export function weighted<Item extends { readonly share: number }>(
  random: SeededRandom,
  items: readonly Item[],
): Item {
  const total = items.reduce((sum, { share }) => sum + share, 0)
  let left = random.between(1, total)
  for (const item of items) {
    left -= item.share
    if (left <= 0) return item
  }
  throw new RangeError('there is nothing to choose from')
}
