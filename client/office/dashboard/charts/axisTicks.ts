const INTERVALS = 4
const NAMES = 4
const ROUND = [1, 2, 5, 10]
/** So that a single one is no bar as high as the drawing. */
const LEAST = 3

/**
 * Where an axis of whole figures is marked: from 0 past the largest one in round steps, 1, 2 or 5 and their tens.
 * @param most of the figures; with 0 the foot alone is marked
 */
export function figureTicks(most: number): number[] {
  if (most <= 0) return [0]
  const top = Math.max(most, LEAST)
  const rough = top / INTERVALS
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = tens * (ROUND.find((round) => round * tens >= rough) ?? 10)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, place) => place * step)
}

/** The names that are written under an axis: the first, the last and some between them, as evenly as whole places allow. */
export function namedTicks(names: readonly string[]): string[] {
  const count = Math.min(NAMES, names.length)
  const step = (names.length - 1) / Math.max(1, count - 1)
  const places = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return names.filter((_, place) => places.has(place))
}
