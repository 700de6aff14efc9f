import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { putIntoOutbox, queueSystemMail } from './outbox.store.ts'

const customerId = '5b5a1c9e-0f0c-4f0e-9b1e-0a4f6c1d2e3f'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

function mails() {
  return database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
}

/** How many jobs are to send mails. */
async function queued(): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'sendMails'`.execute(
    database.db,
  )
  return rows.length
}

describe('a letter', () => {
  it('waits with its secret and is queued', async () => {
    await queueSystemMail(database.db, { kind: 'activation', customerId, token: 'once' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'activation', customer_id: customerId, order_id: null })
    expect(mail).toMatchObject({ facts: { token: 'once' }, status: 'pending', attempts: 0, language: null })
    expect(await queued()).toBe(1)
  })

  it('is not there when the transaction around it fails', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueSystemMail(trx, { kind: 'resetCode', customerId, code: '123456' })
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    expect(await mails()).toHaveLength(1)
    expect(await queued()).toBe(1)
  })

  it('is one of its own each time', async () => {
    await queueSystemMail(database.db, { kind: 'passwordChanged', customerId })
    await queueSystemMail(database.db, { kind: 'passwordChanged', customerId })
    expect(await mails()).toHaveLength(3)
  })
})

it('never makes two mails for one reason', async () => {
  const mail = { kind: 'orderReceived', customerId, facts: { revision: 0 }, reason: 'event/e1' } as const
  const before = await queued()
  expect(await putIntoOutbox(database.db, mail)).toBe(true)
  expect(await putIntoOutbox(database.db, mail)).toBe(false)
  expect(await queued()).toBe(before + 1)
})
