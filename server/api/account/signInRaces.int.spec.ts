import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../identity/credentials.store.ts'
import { changePassword, setPassword } from '../../identity/newPassword.handlers.ts'
import { authenticate, signIn } from '../../identity/signIn.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A password that is replaced while somebody signs in with it opens nothing that outlives it (decision A4). */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

/**
 * Lets something begin while a new password is written and not yet committed, and commits once it has come to its end or waits for a row.
 * @returns what it came to
 */
async function whilePasswordChanges<Outcome>(
  userId: string,
  begin: () => Promise<Outcome>,
): Promise<Outcome> {
  const { accounts } = product.application
  const passwordHash = await hashPassword('another-1')
  const { work } = await accounts.db.transaction().execute(async (db) => {
    await setPassword({ ...accounts, db }, { userId, passwordHash, now: product.now() })
    let isOver = false
    const begun = begin().finally(() => {
      isOver = true
    })
    while (!isOver && !(await isSomebodyWaiting())) await new Promise((resolve) => setImmediate(resolve))
    return { work: begun }
  })
  return work
}

/** Whether a connection to this database waits for a row of another one. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await product.database.pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rowCount !== 0
}

describe('a password that is replaced meanwhile', () => {
  it('signs nobody in', async () => {
    const { userId, email, password } = await product.customer()
    const { accounts } = product.application
    const now = product.now()
    const attempt = { area: 'customer', userName: email, password, isRemember: true, now } as const
    const outcome = await whilePasswordChanges(userId, () =>
      signIn(accounts, { ...attempt, networkAddress: '192.0.2.1' }),
    )
    if (!isRejection(outcome))
      expect(await authenticate(accounts, { token: outcome.token, now })).toBeUndefined()
    expect(outcome).toMatchObject({ rejected: 'WRONG_CREDENTIALS', field: 'password' })
  })

  it('changes no password', async () => {
    const { userId, token, password } = await product.customer()
    const { accounts } = product.application
    const now = product.now()
    const viewer = await authenticate(accounts, { token, now })
    if (viewer === undefined) throw new Error('nobody is signed in')
    const passwords = { currentPassword: password, newPassword: 'stolen-1' }
    const outcome = await whilePasswordChanges(userId, () =>
      changePassword(accounts, { viewer, ...passwords, networkAddress: '192.0.2.2', now }),
    )
    expect(outcome).toMatchObject({ rejected: 'CURRENT_PASSWORD_WRONG' })
  })
})
