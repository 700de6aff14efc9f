/** Milliseconds before the n-th repetition, counted from 0: 50, 100, 200 and so on, at most 5,000. */
export function backOff(attempt: number): number {
  return Math.min(50 * 2 ** attempt, 5000)
}
