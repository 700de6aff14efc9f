import DataLoader from 'dataloader'

/** Asks one question for all ids that are asked for at the same moment. Nothing is kept: who asks later asks again. */
export function batchedLoader<Row>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): DataLoader<string, Row | undefined> {
  const answer = async (ids: readonly string[]) => {
    const found = await find([...new Set(ids)])
    return ids.map((id) => found.get(id))
  }
  return new DataLoader(answer, { cache: false })
}

export function keyed<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}
