import { test as base, expect, type Page } from '@playwright/test'
import { askProduct } from './askProduct.ts'

/** What the server gives somebody who signs in. */
export interface SignedIn {
  readonly token: string
  readonly customer: { readonly id: string; readonly userNo: string; readonly firstName: string }
}

interface BrowserFixtures {
  readonly complaints: string[]
  /** What the browser says of a failure that the test itself arranges. */
  readonly tolerated: RegExp
}

/**
 * The test of browser specs: whatever the browser complains of on its console fails it. `avery` and `noor` are sessions of the demo
 * customers, one per worker; a test that ends a session signs in for itself.
 */
export const test = base.extend<BrowserFixtures, { avery: SignedIn; noor: SignedIn }>({
  tolerated: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints = complaintsOf(page)
      await use(complaints)
      expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  avery: [async ({ browserName: _ }, use) => use(await signInAs('avery')), { scope: 'worker' }],
  noor: [async ({ browserName: _ }, use) => use(await signInAs('noor')), { scope: 'worker' }],
})

/** A session of a demo customer, got without the login screen. */
export async function signInAs(name: 'avery' | 'noor' | 'camille'): Promise<SignedIn> {
  const input = {
    area: 'Customer',
    userName: `${name}@example.com`,
    password: `demo-${name}`,
    isRemember: true,
  }
  const { signIn } = await askProduct<{ signIn: SignedIn }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token customer { id userNo firstName } } }',
    { input },
  )
  return signIn
}

/** Lets the first page that is opened from now on find that session, as if its customer had signed in before. */
export async function openAs(page: Page, { token, customer }: SignedIn): Promise<void> {
  const { id, userNo, firstName } = customer
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('opened')) return
      sessionStorage.setItem('opened', 'yes')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    {
      'customer.isLoggedIn': 'true',
      'customer.currentUser': JSON.stringify({ userId: id, userNo, firstName }),
      'customer.token': token,
    },
  )
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
