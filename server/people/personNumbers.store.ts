import { randomInt } from 'node:crypto'
import { DatabaseError } from 'pg'

const FEWEST_DIGITS = 6
/** What the column and every address of a photo take. */
const MOST_DIGITS = 9
/** Of each length: more draws than an unlucky streak needs while some are free, few enough to go on to longer ones soon. */
const DRAWS = 10

/**
 * Gives a person a number of their own. Numbers are drawn, so that nobody can count customers or guess the next one, and stay with
 * their row for ever (decision I4). They have six digits, and more once those are used up.
 * @param insert inserts the person under the number; false when the number is taken
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

/** Which unique constraint an insert ran into; undefined when the error is another one. */
export function brokenUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined
}
