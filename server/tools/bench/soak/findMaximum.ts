import type { Minute } from './verdict.ts'

/** Calls a second to begin with, and how many times as many come each time. */
const FIRST = 100
const RISE = 1.05
/** Whoever has an answer within that has not waited. */
export const SOON_MS = 250

/**
 * The most calls a second that can come, whether or not earlier ones are answered, so that 95 of a hundred are answered within
 * {@link SOON_MS} and none fails: more and more of them come, until twice in a row that is not so. Once may be a machine that is held up.
 * @param hold lets so many calls a second come for a while
 * @throws Error when the first are too many
 */
export async function findMaximum(
  hold: (rate: number) => Promise<Pick<Minute, 'errors' | 'p95'>>,
): Promise<number> {
  let most = 0
  for (let rate = FIRST, misses = 0; misses < 2; rate *= RISE) {
    const { errors, p95 } = await hold(rate)
    const isHeld = errors === 0 && p95 <= SOON_MS
    misses = isHeld ? 0 : misses + 1
    if (isHeld) most = rate
  }
  if (most === 0) throw new Error(`not even ${FIRST} calls a second are answered within ${SOON_MS} ms`)
  return most
}
