import { connectPatiently, openSnapshot } from '../../backup/backedTables.store.ts'

/** Every row that a backup of a database would hold, as JSON, by table. */
export async function rowsIn(databaseUrl: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const client = await connectPatiently(databaseUrl)
  const { sections } = await openSnapshot(client, ['es', 'public'])
  const rows = new Map<string, readonly string[]>()
  for await (const section of sections) {
    const read: string[] = []
    for await (const some of section.lines) read.push(...some)
    if ('table' in section) rows.set(section.table, read)
  }
  await client.end()
  return rows
}
