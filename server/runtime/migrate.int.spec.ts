import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { migrate, migrationNames } from './migrate.ts'
import { OperatorError } from './operatorError.ts'

/** What the version before meets when it starts once a newer one has been there (docs/rollout.md). */
describe('on a database that a newer version has migrated', () => {
  let database: FreshDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.drop())

  const play = (name: string) =>
    database.pool.query(`insert into kysely_migration (name, timestamp) values ($1, now()::text)`, [name])
  const played = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select name from kysely_migration order by name',
    )
    return rows.map(({ name }) => name)
  }

  it('this one plays nothing and leaves the record as it is', async () => {
    await play('209901010000_add_hint')
    expect(await migrate(database.url)).toEqual([])
    expect(await played()).toEqual([...(await migrationNames()), '209901010000_add_hint'])
  })

  it('it still plays what it has of its own', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-migrations-'))
    await writeFile(path.join(folder, '202611210000_of_another_branch.ts'), 'export const up = () => {}')
    expect(await migrate(database.url, folder)).toEqual(['202611210000_of_another_branch'])
    await rm(folder, { recursive: true })
  })

  it('it refuses in one sentence where something was taken away', async () => {
    await play('209901010000_add_hint')
    await play('209901010001_drop_hint_contract')
    await expect(migrate(database.url)).rejects.toThrow(
      new OperatorError(
        'A newer Aspenrow removed something this version may need (209901010001_drop_hint_contract): start that version, or restore the backup from before it.',
      ),
    )
  })
})
