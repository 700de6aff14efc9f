import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRejection } from '../kernel/rejection.ts'
import { accountsOn } from '../testing/accountsOn.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { postedMails } from '../testing/postedMails.ts'
import { createCustomer } from './accounts.handlers.ts'
import type { AccountsContext } from './accounts.store.ts'
import { activateCustomer, issueActivation, openActivation } from './activation.handlers.ts'
import { purgeActivationLinks } from './activationLinks.store.ts'

const now = Temporal.Instant.from('2026-11-21T17:00:00Z')
const week = { hours: 7 * 24 }

let database: FreshDatabase
let accounts: AccountsContext
beforeAll(async () => {
  database = await freshDatabase()
  accounts = accountsOn(database.db)
})
afterAll(() => database.drop())

describe('an activation link', () => {
  it('opens the account for a week, and opening it again tells the same', async () => {
    const { userId, token } = await invited()
    expect(await isActive(userId)).toBe(false)
    expect(await openActivation(accounts, { token, now: now.add({ hours: 1 }) })).toBe(true)
    expect(await isActive(userId)).toBe(true)
    expect(await openActivation(accounts, { token, now: now.add({ hours: 2 }) })).toBe(true)
    expect(await openActivation(accounts, { token, now: now.add(week) })).toBe(false)
  })

  it('leads nowhere after seven days', async () => {
    const { userId, token } = await invited()
    expect(await openActivation(accounts, { token, now: now.add(week) })).toBe(false)
    expect(await isActive(userId)).toBe(false)
    expect(await openActivation(accounts, { token, now: now.add(week).subtract({ seconds: 1 }) })).toBe(true)
  })

  it('leads nowhere once a new one is sent', async () => {
    const { userId, token: old } = await invited()
    await issueActivation(accounts, { userId, now })
    expect(await openActivation(accounts, { token: old, now })).toBe(false)
    const tokens = await mailedTokens(userId)
    expect(tokens).toHaveLength(2)
    const newest = tokens.find((token) => token !== old) ?? ''
    expect(await openActivation(accounts, { token: newest, now })).toBe(true)
  })

  it('tells success and changes nothing after the office activated', async () => {
    const { userId, token } = await invited()
    expect(await activateCustomer(database.db, { userId, now })).toEqual({ wasActive: false })
    expect(await activateCustomer(database.db, { userId, now })).toEqual({ wasActive: true })
    await database.pool.query('update customer set is_active = false where id = $1', [userId])
    expect(await openActivation(accounts, { token, now })).toBe(true)
    expect(await isActive(userId)).toBe(false)
  })

  it.each(['', 'A'.repeat(43), "' or true --", 'x'.repeat(5000)])('is not %j', async (token) => {
    await invited()
    expect(await openActivation(accounts, { token, now })).toBe(false)
  })

  it('cannot be read from its row', async () => {
    const { token } = await invited()
    const { rows } = await database.pool.query(
      "select encode(token_hash, 'escape') as kept from activation_link",
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    const elsewhere = { ...accounts, sessionSecret: 'another secret' }
    expect(await openActivation(elsewhere, { token, now })).toBe(false)
  })

  it('is not sent to who is active already, nor to nobody', async () => {
    const { userId } = await invited()
    await activateCustomer(database.db, { userId, now })
    expect(await issueActivation(accounts, { userId, now })).toEqual({ rejected: 'ACCOUNT_ALREADY_ACTIVE' })
    for (const absent of [crypto.randomUUID(), 'x', '']) {
      expect(await issueActivation(accounts, { userId: absent, now })).toEqual({ rejected: 'NOT_FOUND' })
      expect(await activateCustomer(database.db, { userId: absent, now })).toEqual({ rejected: 'NOT_FOUND' })
    }
    expect(await mailedTokens(userId)).toHaveLength(1)
  })

  it('is not kept when its mail cannot be', async () => {
    const { userId, token } = await invited()
    const failing = async () => {
      throw new Error('no outbox')
    }
    await expect(issueActivation({ ...accounts, queueSystemMail: failing }, { userId, now })).rejects.toThrow(
      'no outbox',
    )
    expect(await openActivation(accounts, { token, now })).toBe(true)
  })

  it('is forgotten when it was used and is over', async () => {
    await database.pool.query('delete from activation_link')
    const used = await invited()
    await openActivation(accounts, { token: used.token, now })
    const unused = await invited()
    expect(await purgeActivationLinks(database.db, now.add(week).subtract({ seconds: 1 }))).toBe(0)
    expect(await purgeActivationLinks(database.db, now.add(week))).toBe(1)
    const { rows } = await database.pool.query('select customer_id from activation_link')
    expect(rows).toEqual([{ customer_id: unused.userId }])
  })
})

/** A new customer with the link that was mailed to them. */
async function invited(): Promise<{ readonly userId: string; readonly token: string }> {
  const fields = { firstName: 'Noa', email: `${crypto.randomUUID()}@example.com`, password: 'noa-noa' }
  const customer = await createCustomer(database.db, fields, { now, language: 'en', isActive: false })
  if (isRejection(customer)) throw new Error(customer.rejected)
  const { userId } = customer
  expect(await issueActivation(accounts, { userId, now })).toEqual({ userId })
  const [token = ''] = await mailedTokens(userId)
  return { userId, token }
}

/** What was put into the outbox for that customer. */
async function mailedTokens(userId: string): Promise<readonly string[]> {
  const mails = await postedMails(database.db, userId)
  return mails.flatMap(({ kind, facts }) => (kind === 'activation' ? [facts.token ?? ''] : []))
}

async function isActive(userId: string): Promise<boolean> {
  const { rows } = await database.pool.query('select is_active from customer where id = $1', [userId])
  return rows[0].is_active
}
