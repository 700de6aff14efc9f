import { expect } from '@playwright/test'
import { askProduct } from './askProduct.ts'
import type { SignedIn } from './browserTest.ts'

/**
 * Somebody of a browser spec's own, registered and activated as everybody is, with reward points to book with: what such a spec changes,
 * no other counts on.
 * @param name first name, of which the e-mail address is made
 */
export async function newCustomer(name: string, rewardPoints = 50_000): Promise<SignedIn> {
  const email = `${name.toLowerCase()}.${Date.now()}@example.com`
  const password = `spec-${name}`
  await register({ firstName: name, lastName: 'Fraser', email, password })
  await activate(email)
  const session = await signIn('Customer', email, password)
  const { token } = await signIn('Admin', 'admin', 'demo-admin')
  await askProduct(
    'mutation ($input: GrantRewardPointsInput!) { grantRewardPoints(input: $input) { userErrors { code } } }',
    { input: { key: `points of ${email}`, customerId: session.customer.id, amount: rewardPoints } },
    token,
  )
  return session
}

async function register(form: object): Promise<void> {
  const picture = await fetch(`${process.env.BASE_URL}/api/Account/generateValidation`)
  const cookie = picture.headers.get('set-cookie')?.split(';')[0] ?? ''
  const reply = await fetch(`${process.env.BASE_URL}/api/Account/createAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      ...form,
      dob: '',
      phoneNumber: '',
      emailNotifications: true,
      validationCode: '4321',
    }),
  })
  if (!reply.ok) throw new Error(`Not registered: ${await reply.text()}`)
}

/** Opens the link that was mailed. */
async function activate(email: string): Promise<void> {
  await expect(async () => {
    const link = await mailedLink(email)
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(302)
  }).toPass()
}

async function mailedLink(email: string): Promise<string> {
  const { mails } = await mailbox<{ mails: { id: string; to: { address: string } }[] }>('/dev/mail')
  const mail = mails.find(({ to }) => to.address === email)
  const { text } = await mailbox<{ text: string }>(`/dev/mail/${mail?.id}`)
  const path = /\/api\/\S*activateAccount\?token=[\w.~-]+/.exec(text)?.[0]
  if (!path) throw new Error(`No activation mail to ${email} yet`)
  return `${process.env.BASE_URL}${path}`
}

async function mailbox<Reply>(path: string): Promise<Reply> {
  const headers = { accept: 'application/json' }
  return (await fetch(`${process.env.BASE_URL}${path}`, { headers })).json()
}

async function signIn(area: 'Customer' | 'Admin', userName: string, password: string): Promise<SignedIn> {
  const { signIn } = await askProduct<{ signIn: SignedIn }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token customer { id userNo firstName } } }',
    { input: { area, userName, password, isRemember: true } },
  )
  return signIn
}
