import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS } from '../../identity/attemptLimits.ts'
import {
  ADMINISTRATOR,
  CHANGE_PASSWORD,
  CREW_MEMBER,
  PROFILE,
  RANK_LADDER,
  REGISTER,
  REQUEST_RESET,
  RESET_PASSWORD,
  SAVE_LANGUAGE,
  SAVE_PROFILE,
  SEND_ACTIVATION,
} from '../../testing/accountDocuments.ts'
import type { Caller } from '../../testing/apiClient.ts'
import { lookAtCaptcha, SHOWN_CHARACTERS } from '../../testing/captcha.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The same handlers through the other API: registration, passwords, profile, ranks and who is signed in (decisions K1, K2, H2-H4). */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => void expect(product.failures()).toEqual([]))

type Fields = Readonly<Record<string, unknown>>

async function ask(query: string, variables: Fields = {}, caller: Caller = {}) {
  const { body } = await product.graphql<Record<string, Fields>>(query, variables, caller)
  expect(body.errors).toBeUndefined()
  return Object.values(body.data)[0] as Fields
}

const browser = async (): Promise<Caller> => ({ headers: await lookAtCaptcha(product) })
const signIn = (userName: string, password: string) =>
  product.rest('/Account/loginAccount', { userName, password, isRemember: false })

const noa = {
  firstName: 'Noa',
  email: 'noa@example.com',
  password: 'noa-noa',
  validationCode: SHOWN_CHARACTERS,
}

describe('registering', () => {
  it('needs the picture with its cookie, and mails a link', async () => {
    const refused = { message: null, userErrors: [{ code: 'CAPTCHA_WRONG', field: 'validationCode' }] }
    expect(await ask(REGISTER, { input: noa })).toMatchObject(refused)
    expect(await ask(REGISTER, { input: noa }, await browser())).toEqual({
      message: 'Account created. Open the link in the email we sent you to activate it.',
      userErrors: [],
    })
    const { rows } = await product.database.pool.query(
      'update customer set is_active = true where email = $1 returning id',
      [noa.email],
    )
    expect(await ask(REGISTER, { input: noa }, await browser())).toMatchObject({
      userErrors: [{ code: 'EMAIL_TAKEN', field: 'email', message: 'This email is already in use.' }],
    })
    expect(await product.posted(rows[0].id)).toMatchObject([{ kind: 'activation' }])
  })
})

describe('an activation link', () => {
  it('is mailed again to who knows the password, as often as other mails, and tells nobody else anything', async () => {
    const input = { userName: 'kim@example.com', password: 'kim-kim' }
    const kim = { firstName: 'Kim', email: input.userName, password: input.password }
    await ask(REGISTER, { input: { ...kim, validationCode: SHOWN_CHARACTERS } }, await browser())
    const { rows } = await product.database.pool.query('select id from customer where email = $1', [
      kim.email,
    ])
    for (const wrong of [{ password: 'wrong-1' }, { userName: 'nobody@example.com' }])
      expect(await ask(SEND_ACTIVATION, { input: { ...input, ...wrong } })).toMatchObject({
        userErrors: [{ code: 'WRONG_CREDENTIALS', field: 'password' }],
      })
    for (let mails = 0; mails < ATTEMPT_LIMITS.ownMails.most; mails++)
      expect(await ask(SEND_ACTIVATION, { input })).toMatchObject({
        message: 'Activation email sent',
      })
    const { body } = await product.graphql(SEND_ACTIVATION, { input })
    expect(body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    const links = await product.posted(rows[0].id)
    expect(links).toHaveLength(1 + ATTEMPT_LIMITS.ownMails.most)
    const newest = links.at(-1)?.facts.token
    await product.send(`/api/Account/activateAccount?token=${newest}`)
    expect(await ask(SEND_ACTIVATION, { input })).toMatchObject({
      userErrors: [{ code: 'ACCOUNT_ALREADY_ACTIVE' }],
    })
  })
})

describe('passwords', () => {
  it('are reset with the mailed code', async () => {
    const customer = await product.customer()
    const input = { emailOrPhone: customer.email, validationCode: SHOWN_CHARACTERS }
    const requested = await ask(REQUEST_RESET, { input }, await browser())
    expect(requested).toMatchObject({ userId: expect.stringMatching(/^[\w-]{43}$/), userErrors: [] })
    const [mail] = await product.posted(customer.userId)
    const reset = { userId: requested.userId, validationCode: mail?.facts.code, newPassword: '12345' }
    expect(await ask(RESET_PASSWORD, { input: reset })).toMatchObject({
      message: null,
      userErrors: [{ code: 'PASSWORD_TOO_SHORT', field: 'newPassword' }],
    })
    expect(await ask(RESET_PASSWORD, { input: { ...reset, newPassword: 'another-1' } })).toEqual({
      message: 'Password changed. Sign in with the new one.',
      userErrors: [],
    })
    expect((await signIn(customer.email, 'another-1')).status).toBe(200)
  })

  it('are changed by who knows the present one, and the token goes on', async () => {
    const customer = await product.customer()
    const wrong = { currentPassword: 'wrong-1', newPassword: 'another-1' }
    expect(await ask(CHANGE_PASSWORD, { input: wrong }, customer)).toMatchObject({
      token: null,
      userErrors: [{ code: 'CURRENT_PASSWORD_WRONG', field: 'currentPassword' }],
    })
    const right = { ...wrong, currentPassword: customer.password }
    const { token, userErrors } = await ask(CHANGE_PASSWORD, { input: right }, customer)
    expect(userErrors).toEqual([])
    const { body } = await product.graphql(PROFILE, {}, customer)
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect(await ask(PROFILE, {}, { token: String(token) })).toMatchObject({ id: customer.userId })
  })

  it('are tried once in a request, whatever the names of the tries', async () => {
    const query = `mutation { a: resetPassword(input: {userId: "a", validationCode: "1", newPassword: "another-1"}) { message }
      b: changePassword(input: {currentPassword: "a", newPassword: "another-1"}) { message } }`
    const { status, body } = await product.graphql(query)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }])
  })
})

describe('the profile', () => {
  it('is read and saved; what is left out stays, and null takes away', async () => {
    const customer = await product.customer()
    const input = { firstName: 'Noé', dob: '1990-04-30', phoneNumber: '403 555 0133', marketingConsent: true }
    const saved = await ask(SAVE_PROFILE, { input }, customer)
    const profile = {
      id: customer.userId,
      firstName: 'Noé',
      lastName: 'Newcomer',
      email: customer.email,
      phoneNumber: '+14035550133',
      dob: '1990-04-30',
      emailNotifications: true,
      marketingConsent: true,
      language: 'English',
    }
    expect(saved).toEqual({ message: 'Details saved', userErrors: [], profile })
    expect(await ask(PROFILE, {}, customer)).toEqual(profile)
    await ask(SAVE_PROFILE, { input: { firstName: 'Noé', dob: null, phoneNumber: null } }, customer)
    expect(await ask(PROFILE, {}, customer)).toEqual({ ...profile, dob: null, phoneNumber: null })
    const refused = await ask(SAVE_PROFILE, { input: { firstName: 'Noé', dob: '2026-11-25' } }, customer)
    expect(refused).toMatchObject({ profile: null, userErrors: [{ code: 'FIELD_INVALID', field: 'dob' }] })
  })

  it('keeps the chosen language for mails', async () => {
    const customer = await product.customer()
    expect(await ask(SAVE_LANGUAGE, { language: 'Hindi' }, customer)).toEqual({
      language: 'Hindi',
      userErrors: [],
    })
    expect(await ask(PROFILE, {}, customer)).toMatchObject({ language: 'Hindi' })
  })
})

describe('the ranks', () => {
  it('are fifty, five to a title, in five groups', async () => {
    const { groups, own } = (await ask(RANK_LADDER)) as unknown as {
      groups: { group: string; titles: { title: string; ranks: Fields[] }[] }[]
      own: null
    }
    expect(own).toBeNull()
    expect(groups.map(({ group, titles }) => [group, ...titles.map(({ title }) => title)])).toEqual([
      ['BasicMetals', 'Bronze'],
      ['PreciousMetals', 'Silver', 'Gold', 'Platinum'],
      ['Gems', 'Diamond', 'Ruby', 'Sapphire', 'Emerald'],
      ['RareMinerals', 'Crystal'],
      ['Legendary', 'Amethyst'],
    ])
    const steps = groups.flatMap(({ titles }) => titles.flatMap(({ ranks }) => ranks))
    expect(steps.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1))
    // gold begins at 25 x 11 x 10, the top at 25 x 50 x 49
    expect(steps[10]).toEqual({ rank: 11, discountTenths: 50, threshold: 2_750 })
    expect(steps[49]).toEqual({ rank: 50, discountTenths: 150, threshold: 61_250 })
  })

  it('tell customers where they stand', async () => {
    const customer = await product.customer()
    const { own } = await ask(RANK_LADDER, {}, customer)
    // rank 2 begins at 25 x 2 x 1
    expect(own).toEqual({ rank: 1, title: 'Bronze', discountTenths: 0, experience: 0, nextExperience: 50 })
  })
})

describe('who is signed in', () => {
  it('is told to themselves, and nothing to others', async () => {
    const [customer, admin, staff] = [await product.customer(), await product.admin(), await product.staff()]
    expect(await ask(ADMINISTRATOR, {}, admin)).toEqual({ userName: expect.stringMatching(/^office-/) })
    expect(await ask(CREW_MEMBER, {}, staff)).toEqual({
      staffId: staff.id,
      staffNo: expect.stringMatching(/^S-\d{6}$/),
      firstName: 'Sam',
    })
    for (const other of [{}, customer, staff]) expect(await ask(ADMINISTRATOR, {}, other)).toBeNull()
    for (const other of [{}, customer, admin]) expect(await ask(CREW_MEMBER, {}, other)).toBeNull()
  })
})
