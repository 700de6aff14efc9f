import { test as base, expect, type Page } from '@playwright/test'
import { letServerAnswer } from './answerCalls.ts'
import { type SignedIn, signInAs } from './demoPeople.ts'

interface BrowserFixtures {
  readonly complaints: string[]
  /** What the browser says of a failure that the test itself arranges. */
  readonly tolerated: RegExp
}

/**
 * The test of browser specs: whatever the browser complains of on its console fails it. `avery` and `noor` are sessions of the demo
 * customers, one per worker. They are there to be looked at: a test that ends a session signs in for itself, and one that books, pays or
 * edits does it as somebody of its own (`newCustomer`, `newHouseholder`).
 */
export const test = base.extend<BrowserFixtures, { avery: SignedIn; noor: SignedIn }>({
  tolerated: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints = complaintsOf(page)
      await tellOfRefusals(page)
      await use(complaints)
      // the browser's page is the next test's, too
      await letServerAnswer(page)
      expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  avery: [async ({ browserName: _ }, use) => use(await signInAs('avery')), { scope: 'worker' }],
  noor: [async ({ browserName: _ }, use) => use(await signInAs('noor')), { scope: 'worker' }],
})

/** What the content security policy refuses, also where the program that tried it takes that quietly. */
async function tellOfRefusals(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`refused by ${violatedDirective}: ${blockedURI}`)
    }),
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
