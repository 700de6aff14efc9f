import { expect, it } from 'vitest'
import { freshDatabase } from './freshDatabase.ts'

it('gives every caller a database of its own, in UTC, and takes it away again', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await one.pool.query('create table probe (at timestamptz)')
  expect((await other.pool.query(`select to_regclass('probe') as found`)).rows).toEqual([{ found: null }])
  expect((await one.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
  await one.drop()
  const databases = await other.pool.query('select datname from pg_database where datname = $1', [
    new URL(one.url).pathname.slice(1),
  ])
  expect(databases.rows).toEqual([])
  await other.drop()
})
