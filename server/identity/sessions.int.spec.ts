import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now, openSignIns, type SignIns } from '../testing/signIns.ts'
import { revokeSessions } from './sessions.store.ts'
import { authenticate, endSessions, signOut } from './signIn.handlers.ts'

let at: SignIns
beforeAll(async () => {
  at = await openSignIns()
})
afterAll(() => at.database.drop())

describe('a session', () => {
  it('opens its own area only', async () => {
    const { token } = await at.enter({})
    expect(await authenticate(at.accounts, { token, now })).toMatchObject({ area: 'customer' })
    expect(await authenticate(at.accounts, { token: `${token}x`, now })).toBeUndefined()
    const elsewhere = { ...at.accounts, sessionSecret: 'another secret' }
    expect(await authenticate(elsewhere, { token, now })).toBeUndefined()
  })

  it('ends after twelve hours when it is not remembered', async () => {
    const { token } = await at.enter({})
    expect(await isOpen(token, now.add({ hours: 11, minutes: 59 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 12 }))).toBe(false)
  })

  it('lives thirty days from each use when it is remembered', async () => {
    const { token } = await at.enter({ isRemember: true })
    expect(await isOpen(token, now.add({ hours: 29 * 24 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 58 * 24 }))).toBe(true)
    expect(await isOpen(token, now.add({ hours: 88 * 24 }))).toBe(false)
  })

  it('of a crew member stays on the phone for thirty days, of an administrator twelve hours, whatever is wished', async () => {
    const crew = await at.enter({ area: 'staff', password: 'staff-1', isRemember: false })
    const admin = await at.enter({ area: 'admin', userName: 'admin', password: 'admin-1', isRemember: true })
    const later = now.add({ hours: 12 })
    const seen = await Promise.all([crew, admin].map(({ token }) => isOpen(token, later)))
    expect(seen).toEqual([true, false])
    expect(await isOpen(crew.token, later.add({ hours: 30 * 24 }))).toBe(false)
  })

  it('takes the place of the one that was signed in there before, and of no other area', async () => {
    const [first, other, staff] = [
      await at.enter({}),
      await at.enter({}),
      await at.enter({ area: 'staff', password: 'staff-1' }),
    ]
    await at.enter({ viewer: staff.viewer })
    expect(await authenticate(at.accounts, { token: staff.token, now })).toEqual(staff.viewer)
    await at.tryToEnter({ viewer: first.viewer, password: 'wrong-1' })
    expect(await authenticate(at.accounts, { token: first.token, now })).toEqual(first.viewer)
    await at.enter({ viewer: first.viewer })
    expect(await authenticate(at.accounts, { token: first.token, now })).toBeUndefined()
    expect(await authenticate(at.accounts, { token: other.token, now })).toEqual(other.viewer)
  })

  it('ends with signing out, alone', async () => {
    const [one, other] = [await at.enter({}), await at.enter({})]
    await signOut(at.accounts, one.viewer, now)
    await signOut(at.accounts, one.viewer, now)
    expect(await isOpen(one.token, now)).toBe(false)
    expect(await isOpen(other.token, now)).toBe(true)
  })

  it('ends with all others of the person when they are revoked', async () => {
    const sessions = [await at.enter({}), await at.enter({ isRemember: true })]
    const colleague = await at.enter({ area: 'admin', userName: 'admin', password: 'admin-1' })
    await revokeSessions(at.database.db, sessions[0]?.viewer.id ?? '', now)
    for (const { token } of sessions) expect(await isOpen(token, now)).toBe(false)
    expect(await authenticate(at.accounts, { token: colleague.token, now })).toBeDefined()
  })

  it('ends with all others of the person when the operator says so, in any spelling of the name', async () => {
    const [phone, computer] = [await at.enter({}), await at.enter({ isRemember: true })]
    const staff = await at.enter({ area: 'staff', password: 'staff-1' })
    const { id: personId } = phone.viewer
    const target = { area: 'customer', userName: '(403) 555-0144', now } as const
    expect(await endSessions(at.database.db, target)).toEqual({ personId })
    for (const { token } of [phone, computer])
      expect(await authenticate(at.accounts, { token, now })).toBeUndefined()
    expect(await authenticate(at.accounts, { token: staff.token, now })).toEqual(staff.viewer)
    expect(await at.enter({})).toMatchObject({ viewer: { id: personId } })
    expect(await endSessions(at.database.db, { ...target, userName: 'nobody' })).toEqual({
      rejected: 'NOT_FOUND',
    })
  })

  it('opens nothing once the account may not sign in', async () => {
    const { token } = await at.enter({ area: 'admin', userName: 'admin', password: 'admin-1' })
    await at.database.pool.query('update admin set is_disabled = true')
    expect(await authenticate(at.accounts, { token, now })).toBeUndefined()
  })
})

async function isOpen(token: string, then: Temporal.Instant): Promise<boolean> {
  return (await authenticate(at.accounts, { token, now: then })) !== undefined
}
