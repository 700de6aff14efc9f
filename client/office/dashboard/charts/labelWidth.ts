/** Han takes a square, other letters of 12 px semibold about seven pixels; a little too much is better than a cut label. */
const HAN = 12.5
const OTHER = 7

/** Pixels that the longest of some labels of 12 px will take, reckoned without drawing them. */
export function labelWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => [...label].reduce((sum, letter) => sum + widthOf(letter), 0)))
}

function widthOf(letter: string): number {
  return /\p{Script=Han}/u.test(letter) ? HAN : OTHER
}
