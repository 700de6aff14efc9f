import { availableParallelism, cpus, totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '../../server/kernel/database.ts'

const GIBIBYTE = 1024 ** 3

/** The measured machine and data in one line, without which a figure means nothing. */
export async function machineLine(db: Db, eventStoreUrl: string | undefined): Promise<string> {
  const { rows } = await sql<{ version: string; orders: string; customers: string }>`
    select current_setting('server_version') as version, (select count(*) from order_history) as orders,
      (select count(*) from customer) as customers`.execute(db)
  const [row] = rows
  const eventStore = eventStoreUrl === undefined ? 'PostgreSQL' : 'KurrentDB'
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return (
    `${count(row?.orders)} orders of ${count(row?.customers)} customers, events in ${eventStore}; ${availableParallelism()} × ${model}, ` +
    `${Math.round(totalmem() / GIBIBYTE)} GiB, Node ${process.versions.node}, PostgreSQL ${row?.version.split(' ')[0]}`
  )
}

function count(text: string | undefined): string {
  return Number(text ?? 0).toLocaleString('en-CA')
}
