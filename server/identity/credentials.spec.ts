import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './credentials.store.ts'

const credentialWith = (passwordHash: string | undefined) => ({
  personId: 'c-1',
  passwordHash,
  maySignIn: true,
})

it('keeps a password as OWASP asks for at least: Argon2id, 19 MiB, two passes, one lane, salted anew (decision A4)', async () => {
  const [one, other] = await Promise.all([hashPassword('secret-1'), hashPassword('secret-1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await isPasswordOf(credentialWith(one), 'secret-1')).toBe(true)
  expect(await isPasswordOf(credentialWith(one), 'secret-2')).toBe(false)
})

const composed = 'mañana-Élan-9'.normalize('NFC')
const decomposed = composed.normalize('NFD')

it.each([
  [composed, decomposed],
  [decomposed, composed],
  ['ｍａñana-9', 'mañana-9'],
])('knows a password however a device writes its characters: %j set, %j typed', async (set, typed) => {
  expect(await isPasswordOf(credentialWith(await hashPassword(set)), typed)).toBe(true)
})

it('works through a hash for nobody, too, and never agrees', async () => {
  for (const nobody of [undefined, credentialWith(undefined)])
    expect(await isPasswordOf(nobody, 'nobody has this password')).toBe(false)
})
