import { typedNumber } from '../../format/typedNumber.ts'

/** What the form takes. */
export const roomCounts = { least: 0, most: 50 } as const

/** A whole number of rooms out of what was typed, around which blanks do not count; undefined when it is none, or not believable. */
export function roomCount(typed: string): number | undefined {
  const count = typed.trim() === '' ? Number.NaN : typedNumber(typed)
  return Number.isInteger(count) && count >= roomCounts.least && count <= roomCounts.most ? count : undefined
}
