/** Computes where a chart's marks and labels go, without rendering it. */

const INTERVALS = 4
const NAMES = 4
const ROUND = [1, 2, 5, 10]
/** So that a single bar is not as high as the chart. */
const LEAST = 3

/**
 * The ticks of an axis of whole figures: from 0 past the largest one in round steps of 1, 2 or 5 and their tens.
 * @param most of the figures; with 0 the base line alone
 */
export function figureTicks(most: number): number[] {
  if (most <= 0) return [0]
  const top = Math.max(most, LEAST)
  const rough = top / INTERVALS
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = tens * (ROUND.find((round) => round * tens >= rough) ?? 10)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, place) => place * step)
}

/** The labels under an axis: the first, the last and some between them, evenly spaced. */
export function namedTicks(names: readonly string[]): string[] {
  const count = Math.min(NAMES, names.length)
  const step = (names.length - 1) / Math.max(1, count - 1)
  const places = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return names.filter((_, place) => places.has(place))
}

/** Pixels between a label and the middle of its point, above or below; two lines of 12 px do not touch. */
const ABOVE = -6
const BELOW = 14
const SECOND_ABOVE = -20
/** Share of the height below which labels under a line's end would touch those of the axis. */
const FOOT = 0.15

interface Ends {
  readonly sold: number
  readonly spent: number
}

/**
 * How far the labels at the ends of two lines move, so that neither hides the other or the axis: the higher one up, the lower one down, or
 * both up near the base line.
 * @param most the largest figure of the chart
 */
export function endShifts({ sold, spent }: Ends, most: number): Ends {
  const isSoldHigher = sold >= spent
  const [higher, lower] = shiftsOf(Math.max(sold, spent), Math.min(sold, spent), FOOT * most)
  return isSoldHigher ? { sold: higher, spent: lower } : { sold: lower, spent: higher }
}

function shiftsOf(higher: number, lower: number, foot: number): readonly [number, number] {
  if (lower > foot) return [ABOVE, BELOW]
  return [higher > 2 * foot ? ABOVE : SECOND_ABOVE, ABOVE]
}

/** Han characters are square, other letters of 12 px semibold about seven pixels wide; slightly too much is better than a cut label. */
const HAN = 12.5
const OTHER = 7

/** The width of the longest of some labels of 12 px, computed without rendering them. */
export function labelWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => [...label].reduce((sum, letter) => sum + widthOf(letter), 0)))
}

function widthOf(letter: string): number {
  return /\p{Script=Han}/u.test(letter) ? HAN : OTHER
}
