import pg from 'pg'
import { migrate } from '../../../server/runtime/migrate.ts'

/** How many have a list, of ten rows each. */
export const OWNERS = 5_000

/** Recreates the benchmark's own database on the product's server, with the product's tables and a list to read. @returns its address */
export async function openBareDatabase(productUrl: string): Promise<string> {
  const url = new URL(productUrl)
  url.pathname = '/bench_bare'
  await on(productUrl, async (client) => {
    await client.query('drop database if exists bench_bare with (force)')
    await client.query('create database bench_bare')
  })
  await migrate(url.href)
  await on(url.href, async (client) => {
    await client.query(LISTED)
  })
  return url.href
}

const LISTED = `
  create table listed as
    select owner, nth, 'K7M4-2QXP' as order_no, 3 as status, 1 as catalog, 0 as period_type, 'Standard clean' as service,
      now() as booked_at, 13500 as points, '12' as unit, '1204' as street_no, 'Larkspur Way NW' as street_name, 'Calgary' as city
    from generate_series(0, ${OWNERS - 1}) owner, generate_series(0, 19) nth;
  alter table listed add primary key (owner, nth);
  create extension if not exists pg_stat_statements;
  analyze`

async function on(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}
