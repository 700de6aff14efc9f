import { randomInt } from 'node:crypto'
import { DatabaseError } from 'pg'

/** Far more draws than an unlucky streak needs, far fewer than would hide that the numbers are used up. */
const MOST_DRAWS = 50

/**
 * Gives a person a number of their own. Numbers are drawn, so that nobody can count customers or guess the next one, and stay with
 * their row for ever (decision I4).
 * @param insert inserts the person under the number; false when the number is taken
 * @throws when no free number is found
 */
export async function drawnNumber(
  prefix: 'C' | 'S',
  insert: (number: string) => Promise<boolean>,
): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const number = `${prefix}-${randomInt(100_000, 1_000_000)}`
    if (await insert(number)) return number
  }
  throw new Error(`No free number was found for a person (${prefix}).`)
}

/** Which unique constraint an insert ran into; undefined when the error is another one. */
export function brokenUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined
}
