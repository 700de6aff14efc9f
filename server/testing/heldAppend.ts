import pg from 'pg'
import { appendStatement } from '../eventstore/postgres/postgresAppend.ts'

/**
 * Begins an append of its own in PostgreSQL and keeps it from being committed, as a slow writer does: until it ends nobody is shown what
 * others record meanwhile.
 * @returns what ends it
 */
export async function holdAppend({ url }: { readonly url: string }): Promise<() => Promise<void>> {
  const stream = `held-${crypto.randomUUID()}`
  const event = { id: crypto.randomUUID(), type: 'held.open', data: {}, meta: {} }
  const { text, values } = appendStatement({ expect: { [stream]: 'absent' }, events: [{ stream, event }] })
  const client = new pg.Client(url)
  // a spec that fails leaves it open, and it ends with its database
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(text, [...values])
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
