import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ActorRole } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection } from '../kernel/rejection.ts'
import { insertErasureRequest } from '../people/erasureRequests.store.ts'
import { accountsOn } from '../testing/accountsOn.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { createAdmin, createCustomer } from './accounts.handlers.ts'
import type { AccountsContext } from './accounts.store.ts'
import { eraseCustomer } from './eraseCustomer.handlers.ts'
import { showCaptcha } from './humanProof.handlers.ts'
import { changePassword } from './newPassword.handlers.ts'
import { requestPasswordReset, resetPassword } from './passwordReset.handlers.ts'
import { PASSWORD_STRENGTH } from './passwordStrength.ts'
import { register } from './registration.handlers.ts'
import { signIn } from './signIn.handlers.ts'

/** Hashing takes tens of milliseconds on purpose: no transaction holds rows and a connection meanwhile. */

/** Of each hash that was made, whether a transaction was open meanwhile. */
const hashed: boolean[] = []
const transactions = new AsyncLocalStorage<true>()
const { timeCost } = PASSWORD_STRENGTH

const now = Temporal.Instant.from('2026-11-24T17:00:00Z')
const origin = { networkAddress: '192.0.2.1', now }
let database: FreshDatabase
let accounts: AccountsContext
beforeAll(async () => {
  database = await freshDatabase()
  accounts = accountsOn(noting(database.db), { captchaAnswer: 'ABCDE' })
  // whoever hashes asks how strongly
  Object.defineProperty(PASSWORD_STRENGTH, 'timeCost', {
    configurable: true,
    enumerable: true,
    get() {
      hashed.push(transactions.getStore() === true)
      return timeCost
    },
  })
})
afterAll(async () => {
  Object.defineProperty(PASSWORD_STRENGTH, 'timeCost', { value: timeCost, enumerable: true, writable: true })
  await database.drop()
})

/** The same tables; whatever runs inside one of its transactions is known to do so. */
function noting(db: Db): Db {
  const transaction = () => {
    const begun = db.transaction()
    return {
      execute: (work: (inside: Db) => Promise<unknown>) =>
        begun.execute((inside) => transactions.run(true, () => work(inside))),
    }
  }
  return new Proxy(db, {
    get: (whole, name) => {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(whole, name, whole)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}

async function expectHashesOutside(work: () => Promise<unknown>): Promise<void> {
  hashed.length = 0
  expect(isRejection(await work())).toBe(false)
  expect(hashed.length).toBeGreaterThan(0)
  expect(hashed).not.toContain(true)
}

async function proof() {
  const { captchaId } = await showCaptcha(accounts, now)
  return { captchaId, validationCode: 'ABCDE', ...origin }
}

async function customer(email: string) {
  const fields = { firstName: 'Robin', email, password: 'robin-1' }
  const made = await createCustomer(accounts.db, fields, { now, language: 'en', isActive: true })
  if (isRejection(made)) throw new Error(made.rejected)
  return made
}

it('of a registration is done before anything is written', async () => {
  const fields = { firstName: 'Noa', email: 'noa@example.com', password: 'noa-noa' }
  await expectHashesOutside(async () => register(accounts, { fields, language: 'en', ...(await proof()) }))
})

it('of a reset, too', async () => {
  const { email } = await customer('reset@example.com')
  const codes: string[] = []
  const mailing: AccountsContext = {
    ...accounts,
    queueSystemMail: async (_db, mail) => void ('code' in mail && codes.push(mail.code)),
  }
  const asked = await requestPasswordReset(mailing, { emailOrPhone: email, ...(await proof()) })
  if (isRejection(asked)) throw new Error(asked.rejected)
  const reset = { ...asked, validationCode: codes[0] ?? '', newPassword: 'another-1', ...origin }
  await expectHashesOutside(() => resetPassword(accounts, reset))
})

it('of a changed password, too', async () => {
  const { email } = await customer('change@example.com')
  const attempt = {
    area: 'customer',
    userName: email,
    password: 'robin-1',
    isRemember: false,
    ...origin,
  } as const
  const signedIn = await signIn(accounts, attempt)
  if (isRejection(signedIn)) throw new Error(signedIn.rejected)
  const passwords = { currentPassword: 'robin-1', newPassword: 'another-1' }
  await expectHashesOutside(() =>
    changePassword(accounts, { viewer: signedIn.viewer, ...passwords, ...origin }),
  )
})

it('of a password that an erased customer never had, too', async () => {
  const { userId } = await customer('erased@example.com')
  const admin = await createAdmin(
    accounts.db,
    { userName: 'admin', password: 'admin-1' },
    { now, language: 'en' },
  )
  if (isRejection(admin)) throw new Error(admin.rejected)
  await insertErasureRequest(accounts.db, userId, now.subtract({ hours: 48 }))
  const nothing = async () => undefined
  const erasing = { ...accounts, hooks: { changeAccess: nothing, empty: nothing } }
  const actor = { id: admin.adminId, role: ActorRole.Admin }
  const command = { id: 'c', actor, source: 'rest', at: now, correlationId: 'c' } as const
  await expectHashesOutside(() => eraseCustomer(erasing, command, userId))
})
