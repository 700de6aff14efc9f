/** Pixels by which words stand above or below the middle of what they name; two lines of 12 px keep clear of each other. */
const ABOVE = -6
const BELOW = 14
const SECOND_ABOVE = -20
/** Share of the height in which words below a line's end would run into the names under the axis. */
const FOOT = 0.15

interface Ends {
  readonly sold: number
  readonly spent: number
}

/**
 * How far the words at the ends of two lines are moved, so that neither hides the other or the axis: the higher one's up, the lower
 * one's down, or both up at the foot of the drawing.
 * @param most the largest figure that is drawn
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
