import { typedNumber } from '../../format/typedNumber.ts'

/** What the form takes. */
export const roomCounts = { least: 0, most: 50 } as const

/** A typed whole number of rooms, without surrounding spaces; undefined for no number or an implausible one. */
export function roomCount(typed: string): number | undefined {
  const count = typed.trim() === '' ? Number.NaN : typedNumber(typed)
  return Number.isInteger(count) && count >= roomCounts.least && count <= roomCounts.most ? count : undefined
}
