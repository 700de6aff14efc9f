/** What the form takes. */
export const roomCounts = { least: 0, most: 50 } as const

/** A whole number of rooms out of what was typed, around which blanks do not count; undefined when it is none, or not believable. */
export function roomCount(typed: string): number | undefined {
  const text = typed.trim()
  const count = Number(text)
  return /^\d{1,3}$/.test(text) && count >= roomCounts.least && count <= roomCounts.most ? count : undefined
}
