/** A referenced row. @throws if it is missing: such rows are never deleted, so that is a bug */
export function getOrThrow<Row>(row: Row | undefined, id: string): Row {
  if (row === undefined) throw new Error(`something points at ${id}, which is gone`)
  return row
}
