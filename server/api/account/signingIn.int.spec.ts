import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../identity/accounts.handlers.ts'
import type { AccountsContext } from '../../identity/accounts.store.ts'
import { signIn } from '../../identity/signIn.handlers.ts'
import { bindVerbs } from '../../kernel/bindVerbs.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { accountsOn } from '../../testing/accountsOn.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { enter } from './proofs.graphql.ts'

/** What the log tells of whoever tries to sign in (OWASP ASVS 5.0, 16.3.1). */

const now = Temporal.Instant.from('2026-11-24T17:00:00Z')
let database: FreshDatabase
let accounts: AccountsContext
beforeAll(async () => {
  database = await freshDatabase()
  accounts = accountsOn(database.db)
  const robin = { firstName: 'Robin', email: 'robin@example.com', password: 'robin-1' }
  await createCustomer(database.db, robin, { now, language: 'en', isActive: true })
})
afterAll(() => database.drop())

async function tried(userName: string, password: string) {
  const lines: { details: object; message: string }[] = []
  const log = { info: (details: object, message: string) => void lines.push({ details, message }) }
  const identity = bindVerbs(accounts, { signIn })
  const context = { application: { accounts, identity }, networkAddress: '192.0.2.1', now, log }
  const form = { area: 'customer', userName, password, isRemember: false } as const
  const outcome = await enter(context as unknown as RequestContext, form)
  return { outcome, lines }
}

it('tells who got in, and that somebody did not, with nothing that was typed', async () => {
  const wrong = await tried('robin@example.com', 'wrong-1')
  const right = await tried(' Robin@example.com', 'robin-1')
  const typed = expect.stringMatching(/^[\w-]{43}$/)
  expect(wrong.lines).toEqual([
    {
      details: { proof: 'sign-in', area: 'customer', typed, refused: 'WRONG_CREDENTIALS' },
      message: 'not proved',
    },
  ])
  const personId = isRejection(right.outcome) ? 'nobody' : right.outcome.viewer.id
  expect(right.lines).toEqual([
    { details: { proof: 'sign-in', area: 'customer', typed, personId }, message: 'proved' },
  ])
  expect(JSON.stringify([wrong.lines, right.lines])).not.toMatch(/robin|wrong-1/i)
})

it('shows that tries were at one account', async () => {
  const [once, again, other] = await Promise.all(
    ['a@example.com', 'A@Example.com', 'b@example.com'].map((name) => tried(name, 'wrong-1')),
  )
  expect(once?.lines).toEqual(again?.lines)
  expect(once?.lines).not.toEqual(other?.lines)
})
