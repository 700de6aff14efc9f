import type { SeededRandom } from '../seededRandom.ts'

/** One of several, by how often it should come. */
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
