import DataLoader from 'dataloader'

/** Joins one row by its id; undefined where there is none. */
export function rowById<Row>(
  find: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): DataLoader<string, Row | undefined> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await find(ids)).map((row) => [idOf(row), row]))
    return ids.map((id) => rows.get(id))
  })
}

/** Joins what a question over many ids answers by id. @param nothing what an id without an answer gets */
export function answerById<Answer, Nothing>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  nothing: Nothing,
): DataLoader<string, Answer | Nothing> {
  return new DataLoader(async (ids) => {
    const answers = await find(ids)
    return ids.map((id) => answers.get(id) ?? nothing)
  })
}

/** Joins for each list of ids the rows it names, in one question for all lists. */
export function rowsOfLists<Row>(
  find: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): DataLoader<readonly string[], readonly Row[], string> {
  return new DataLoader(
    async (lists) => {
      const found = await find([...new Set(lists.flat())])
      return lists.map((ids) => found.filter((row) => ids.includes(idOf(row))))
    },
    { cacheKeyFn: String },
  )
}
