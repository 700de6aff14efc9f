import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { consentLog } from '../../people/consents.store.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from '../../testing/captcha.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import { solvedWork } from '../../testing/solvedWork.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** From visitor to customer, as a browser goes (customer document sections 2, 5 and 7; decisions A6-A8, A11, A17). */

const CREATE = '/Account/createAccount'
let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

const noa = {
  firstName: 'Noa',
  lastName: 'Hay',
  dob: '1990-04-30',
  email: 'Noa@Example.com',
  phoneNumber: '403 555 0144',
  password: 'noa-noa',
  emailNotifications: true,
}

/** Sends the form with the characters of a fresh picture. */
async function create(form: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) {
  const cookie = await lookAtCaptcha(product)
  const body = { validationCode: SHOWN_CHARACTERS, ...form }
  const reply = await product.rest(CREATE, body, { headers: { ...cookie, ...headers } })
  expect(contractFaults(CREATE, reply)).toEqual([])
  return reply
}

async function idOf(email: string): Promise<string> {
  const { rows } = await product.database.pool.query('select id from customer where email = $1', [email])
  return rows[0]?.id ?? ''
}

async function mailedLink(email: string): Promise<string> {
  const mails = await product.posted(await idOf(email))
  return `/api/Account/activateAccount?token=${mails.find(({ kind }) => kind === 'activation')?.facts.token}`
}

const signIn = (userName: string, password: string) =>
  product.rest('/Account/loginAccount', { userName, password, isRemember: false })
const follow = (link: string) => product.send(link)

describe('registering', () => {
  it('makes an inactive customer, whom the mailed link lets in', async () => {
    const created = await create(noa)
    expect(created.body).toEqual({
      msg: 'Account created. Open the link in the email we sent you to activate it.',
    })
    const early = await signIn('noa@example.com', 'noa-noa')
    expect(early).toMatchObject({ status: 400, body: { tag: 'userName' } })
    expect((await signIn('noa@example.com', 'wrong-1')).body).toMatchObject({ tag: 'password' })

    const link = await mailedLink('noa@example.com')
    const looked = await product.send(link, { method: 'HEAD' })
    expect(looked.status).toBe(302)
    const followed = await follow(link)
    const page = `${product.application.accounts.publicUrl}/login?activation=done`
    expect([followed.status, followed.headers.get('location')]).toEqual([302, page])
    expect((await follow(link)).headers.get('location')).toBe(page)

    const signedIn = await signIn('+1 403-555-0144', 'noa-noa')
    expect(signedIn).toMatchObject({ status: 200, body: { user: { firstName: 'Noa' } } })
  })

  it('needs a first name, an e-mail address and a password only, and asks for no advertising', async () => {
    await create({ firstName: 'Mo', email: 'mo@example.com', password: 'mo-mo-mo' })
    const { rows } = await product.database.pool.query(
      "select last_name, dob, phone, email_notifications, marketing_consent, is_active, language from customer where email = 'mo@example.com'",
    )
    expect(rows).toEqual([
      {
        last_name: '',
        dob: null,
        phone: null,
        email_notifications: true,
        marketing_consent: false,
        is_active: false,
        language: 'en',
      },
    ])
    expect(await consentLog(product.database.db, await idOf('mo@example.com'))).toEqual([])
  })

  it('keeps the language of the form, and logs a consent with it', async () => {
    const form = { firstName: 'Zoé', email: 'zoe@example.com', password: 'zoe-zoe', marketingConsent: true }
    const created = await create({ ...form, dob: '1900-01-01' }, { 'accept-language': 'fr-CA' })
    expect(created.body).toEqual({
      msg: 'Votre compte a été créé. Ouvrez le lien reçu par courriel pour l’activer.',
    })
    const log = await consentLog(product.database.db, await idOf('zoe@example.com'))
    expect(log).toMatchObject([{ isGiven: true, occasion: 'registration', language: 'fr' }])
    const { rows } = await product.database.pool.query(
      "select language, dob, marketing_consent from customer where email = 'zoe@example.com'",
    )
    expect(rows).toEqual([{ language: 'fr', dob: null, marketing_consent: true }])
  })

  const kim = { firstName: 'Kim', email: 'kim@example.com', phoneNumber: '403 555 0177', password: 'kim-kim' }
  it.each([
    ['phone', { email: 'kim@example.org' }],
    ['e-mail address', { phoneNumber: '403 555 0178', password: 'kim-kim-2' }],
  ])('again with the %s of an account that was never activated replaces that one', async (_, change) => {
    await create(kim)
    const before = await mailedLink(kim.email)
    expect((await create({ ...kim, ...change })).status).toBe(200)
    expect((await follow(before)).headers.get('location')).toMatch(/invalid$/)
    expect((await signIn(kim.email, kim.password)).body).toMatchObject({ tag: 'password' })
  })

  it('again replaces no account that was activated, or that paid before', async () => {
    const kit = { ...kim, email: 'kit@example.com', phoneNumber: '403 555 0179' }
    await create(kit)
    await product.database.pool.query(
      `insert into invoice_party select gen_random_uuid(), id, user_no, first_name, last_name, '', '', '', '', '', 1, now()
       from customer where email = $1`,
      [kit.email],
    )
    expect((await create({ ...kit, phoneNumber: '' })).body).toMatchObject({ tag: 'email' })
    await product.database.pool.query('delete from invoice_party')
    await follow(await mailedLink(kit.email))
    expect((await create({ ...kit, phoneNumber: '' })).body).toMatchObject({ tag: 'email' })
    expect((await create({ ...kit, email: 'kat@example.com' })).body).toMatchObject({ tag: 'phoneNumber' })
    expect((await signIn(kit.email, kit.password)).status).toBe(200)
  })

  const fresh = { ...noa, email: 'fresh@example.com', phoneNumber: '403 555 0199' }
  it.each([
    [{ firstName: ' ' }, 'firstName', 'This field is required.'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', '50 characters maximum'],
    [{ email: 'no address' }, 'email', 'This value isn’t valid.'],
    [{ email: undefined }, 'email', 'This field is required.'],
    [{ email: ' NOA@example.com' }, 'email', 'This email is already in use.'],
    [{ phoneNumber: '1 (403) 555-0144' }, 'phoneNumber', 'This phone number is already in use.'],
    [{ phoneNumber: 'abc' }, 'phoneNumber', 'This value isn’t valid.'],
    [{ dob: '2026-11-25' }, 'dob', 'This value isn’t valid.'],
    [{ dob: '30.4.1990' }, 'dob', 'This value isn’t valid.'],
    [{ password: undefined }, 'password', 'This field is required.'],
    [
      { password: '12345' },
      'password',
      'The password your entered does not meet the minimum length requirement.',
    ],
    [{ password: 'x'.repeat(201) }, 'password', '200 characters maximum'],
    [{ emailNotifications: 'yes' }, 'emailNotifications', 'This value isn’t valid.'],
    [{ validationCode: '' }, 'validationCode', 'This field is required.'],
    [
      { validationCode: 'xxxxx' },
      'validationCode',
      'Those aren’t the characters in the picture. Try the new one.',
    ],
    [{ proofOfWork: 'none' }, 'proofOfWork', 'The automatic check failed. Start it again.'],
  ])('with %j is refused and leaves nothing', async (change, tag, msg) => {
    const before = await countOf('customer')
    expect(await create({ ...fresh, ...change })).toMatchObject({ status: 400, body: { tag, msg } })
    expect(await countOf('customer')).toBe(before)
  })

  it('does not burn the picture for a fault of the form', async () => {
    const headers = await lookAtCaptcha(product)
    const form = { ...noa, email: 'twice@example.com', phoneNumber: '', validationCode: SHOWN_CHARACTERS }
    const short = await product.rest(CREATE, { ...form, password: '12345' }, { headers })
    expect(short.body).toMatchObject({ tag: 'password' })
    expect((await product.rest(CREATE, form, { headers })).status).toBe(200)
    expect((await product.rest(CREATE, form, { headers })).body).toMatchObject({ tag: 'validationCode' })
  })

  it('works without eyes: the device does the work, once', async () => {
    const challenge = await product.send('/api/Account/generateProofOfWork')
    expect(contractFaults('/Account/generateProofOfWork', challenge)).toEqual([])
    const proofOfWork = await solvedWork(challenge.body as never)
    const form = { firstName: 'Eve', email: 'eve@example.com', password: 'eve-eve', proofOfWork }
    expect((await product.rest(CREATE, form)).status).toBe(200)
    expect((await product.rest(CREATE, { ...form, email: 'eva@example.com' })).body).toMatchObject({
      tag: 'proofOfWork',
    })
  })

  it('takes nothing that is not on the form', async () => {
    const sent = {
      points: 1000,
      isActive: true,
      userNo: 'C-000001',
      memo: 'x',
      specialAttr: 1,
      role: 'admin',
    }
    await create({ firstName: 'Mallory', email: 'mallory@example.com', password: 'mallory', ...sent })
    const { rows } = await product.database.pool.query(
      "select is_active, memo, special_attr, user_no = 'C-000001' as chosen from customer where email = 'mallory@example.com'",
    )
    expect(rows).toEqual([{ is_active: false, memo: '', special_attr: 0, chosen: false }])
  })
})

describe('a picture', () => {
  it('comes with a cookie that only our own pages send', async () => {
    const { status, headers, text } = await product.send('/api/Account/generateValidation')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toMatch(
      /^captcha=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(text.slice(1, 4)).toBe('PNG')
  })
})

describe('a link that is none', () => {
  it.each(['', '?token=', '?token=nonsense', '?token=a&token=b', `?token=${'A'.repeat(43)}`, '?token=%00'])(
    '%j leads to the sign-in page too, which is told',
    async (query) => {
      const { status, headers } = await follow(`/api/Account/activateAccount${query}`)
      const page = `${product.application.accounts.publicUrl}/login?activation=invalid`
      expect([status, headers.get('location')]).toEqual([302, page])
    },
  )
})

async function countOf(table: 'customer'): Promise<number> {
  const { rows } = await product.database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}
