import { askProduct } from './askProduct.ts'
import { officeToken, type SignedIn, signInCustomer } from './demoPeople.ts'

export interface NewCustomer extends SignedIn {
  readonly email: string
  readonly password: string
}

/**
 * Somebody of a spec's own, to change and to lose: registered, activated by the office, and signed in.
 * @param firstName of which the e-mail address is made
 * @param rewardPoints to book with; none unless told
 */
export async function newCustomer(firstName: string, rewardPoints = 0): Promise<NewCustomer> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`
  const password = `secret-of-${firstName}`
  await register({ firstName, email, password })
  const token = await officeToken()
  await activate(email, token)
  const signedIn = await signInCustomer(email, password)
  if (rewardPoints > 0) await reward(signedIn, rewardPoints, token)
  return { ...signedIn, email, password }
}

async function register(form: {
  readonly firstName: string
  readonly email: string
  readonly password: string
}): Promise<void> {
  const picture = await fetch(`${process.env.BASE_URL}/api/Account/generateValidation`)
  const cookie = picture.headers.get('set-cookie')?.split(';')[0] ?? ''
  const response = await fetch(`${process.env.BASE_URL}/api/Account/createAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    // what every picture of the served product shows
    body: JSON.stringify({ ...form, lastName: 'Fraser', validationCode: '4321' }),
  })
  if (!response.ok) throw new Error(`Not registered: ${await response.text()}`)
}

async function activate(email: string, token: string): Promise<void> {
  const { customers } = await askProduct<{ customers: { items: { id: string }[] } }>(
    'query ($search: String!) { customers(search: $search) { items { id } } }',
    { search: email },
    token,
  )
  await askProduct(
    'mutation ($customerId: ID!) { activateCustomer(customerId: $customerId) { userErrors { code } } }',
    { customerId: customers.items[0]?.id },
    token,
  )
}

async function reward({ customer }: SignedIn, amount: number, token: string): Promise<void> {
  await askProduct(
    'mutation ($input: GrantRewardPointsInput!) { grantRewardPoints(input: $input) { userErrors { code } } }',
    { input: { key: `points of ${customer.id}`, customerId: customer.id, amount } },
    token,
  )
}
