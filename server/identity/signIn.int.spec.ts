import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now, openSignIns, type SignIns } from '../testing/signIns.ts'
import { authenticate } from './signIn.handlers.ts'

let at: SignIns
beforeAll(async () => {
  at = await openSignIns()
})
afterAll(() => at.database.drop())

describe('signing in', () => {
  it.each([
    ['customer', 'robin@example.com', 'robin-1', { customer: { firstName: 'Robin' } }],
    ['customer', ' ROBIN@Example.com ', 'robin-1', { customer: { email: 'robin@example.com' } }],
    ['customer', '(403) 555-0144', 'robin-1', { customer: { phoneNo: '+14035550144' } }],
    ['admin', 'Admin', 'admin-1', { admin: { userName: 'admin' } }],
    ['staff', 'robin@example.com', 'staff-1', { staff: { firstName: 'Robin' } }],
  ] as const)('opens the %s area to %s', async (area, userName, password, person) => {
    const signedIn = await at.enter({ area, userName, password })
    expect(signedIn).toMatchObject({ area, ...person, viewer: { area } })
    expect(signedIn.token).toMatch(/^[\w-]{43}$/)
    expect(await authenticate(at.accounts, { token: signedIn.token, now })).toEqual(signedIn.viewer)
  })

  it.each([
    ['customer', 'nobody@example.com', 'robin-1'],
    ['customer', 'robin@example.com', 'Robin-1'],
    ['customer', 'robin@example.com', 'robin-1 '],
    ['customer', 'robin@example.com', 'staff-1'],
    ['customer', 'sleepy@example.com', 'wrong-1'],
    ['customer', 'rob\u0000in@example.com', 'robin-1'],
    ['customer', "' or true --", "' or true --"],
    ['customer', 'x'.repeat(5000), 'robin-1'],
    ['admin', 'robin@example.com', 'robin-1'],
    ['staff', 'new@example.com', 'nobody has this password'],
    ['staff', 'gone@example.com', 'gone-1'],
  ] as const)('is one refusal for every wrong pair: %s %s', async (area, userName, password) => {
    expect(await at.tryToEnter({ area, userName, password })).toEqual({
      rejected: 'WRONG_CREDENTIALS',
      field: 'password',
      params: { area },
    })
  })

  it('asks for what is missing', async () => {
    expect(await at.tryToEnter({ userName: ' ' })).toEqual({ rejected: 'FIELD_REQUIRED', field: 'userName' })
    expect(await at.tryToEnter({ password: '' })).toEqual({ rejected: 'FIELD_REQUIRED', field: 'password' })
  })

  it('tells that an account is not active only to who knows the password', async () => {
    expect(await at.tryToEnter({ userName: 'sleepy@example.com', password: 'sleepy-1' })).toEqual({
      rejected: 'ACCOUNT_INACTIVE',
      field: 'userName',
      params: { area: 'customer' },
    })
    expect(
      await at.tryToEnter({ area: 'staff', userName: 'gone@example.com', password: 'gone-gone' }),
    ).toEqual({
      rejected: 'ACCOUNT_INACTIVE',
      field: 'password',
      params: { area: 'staff' },
    })
  })

  it('keeps neither the token nor who failed from where', async () => {
    const { token } = await at.enter({})
    await at.tryToEnter({ userName: 'traceless@example.com', networkAddress: '203.0.113.99' })
    const rows = await at.database.pool.query(
      "select encode(token_hash, 'escape') as kept from session union all select key from attempt",
    )
    const kept = JSON.stringify(rows.rows)
    for (const secret of [token, 'traceless', '203.0.113.99']) expect(kept).not.toContain(secret)
  })
})
