import { randomInt } from 'node:crypto'
import { DatabaseError } from 'pg'

const FEWEST_DIGITS = 6
/** What the column and every address of a photo accept. */
const MOST_DIGITS = 9
/** Draws per length: more than an unlucky streak needs while some are free, few enough to try longer ones soon. */
const DRAWS = 10

/**
 * Gives a person a unique number. Numbers are random, so that nobody can count customers or guess the next one, and stay with their row for
 * good (decision I4). They have six digits, and more once those are used up.
 * @param insert inserts the person under the number; false if it is taken
 * @throws when no free number is found
 */
export async function drawnNumber(
  prefix: 'C' | 'S',
  insert: (number: string) => Promise<boolean>,
): Promise<string> {
  for (let draw = 0; draw < DRAWS * (MOST_DIGITS - FEWEST_DIGITS + 1); draw++) {
    const least = 10 ** (FEWEST_DIGITS - 1 + Math.floor(draw / DRAWS))
    const number = `${prefix}-${randomInt(least, 10 * least)}`
    if (await insert(number)) return number
  }
  throw new Error(`No free number was found for a person (${prefix}).`)
}

/** The unique constraint that an insert broke; undefined for other errors. */
export function brokenUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined
}
