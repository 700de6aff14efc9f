import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { named } from '../bookingExamples.ts'
import { sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** Signing in and what leads to it. */
export const entryScreens: readonly ScreenState[] = [
  { name: 'login', route: '/login', seenBy: 'visitor' },
  { name: 'login-errors', route: '/login', seenBy: 'visitor', prepare: sendForm },
  { name: 'login-inactive', route: '/login', seenBy: 'visitor', arrange: inactive, prepare: signIn },
  { name: 'login-activated', route: '/login', seenBy: 'visitor', address: '/login?activation=done' },
  { name: 'login-invalid-link', route: '/login', seenBy: 'visitor', address: '/login?activation=invalid' },
  { name: 'register', route: '/createAccount', seenBy: 'visitor' },
  { name: 'register-errors', route: '/createAccount', seenBy: 'visitor', prepare: sendForm },
  { name: 'register-device', route: '/createAccount', seenBy: 'visitor', prepare: letDeviceWork },
  { name: 'reset-request', route: '/passwordReset1', seenBy: 'visitor' },
  { name: 'reset-request-errors', route: '/passwordReset1', seenBy: 'visitor', prepare: sendForm },
  { name: 'reset-choose', route: '/passwordReset2', seenBy: 'visitor', arrange: askedForCode },
  {
    name: 'reset-choose-errors',
    route: '/passwordReset2',
    seenBy: 'visitor',
    arrange: askedForCode,
    prepare: sendForm,
  },
]

/** The account was never activated. */
async function inactive(page: Page): Promise<void> {
  const message = 'Your account isn’t active yet. Open the link in the email we sent you, or contact us.'
  const userErrors = [named('UserError', { code: 'ACCOUNT_INACTIVE', field: 'userName', message })]
  const signIn = named('SignInPayload', { token: null, message: null, customer: null, userErrors })
  await answerCalls(page, (operation) => (operation === 'SignIn' ? { data: { signIn } } : undefined))
}

async function signIn(page: Page): Promise<void> {
  await page.locator('#userName').fill('noa@example.com')
  await page.locator('#password').fill('noa-noa')
  await page.locator('main form button[type=submit]').click()
  await page.locator('main form [role=alert]').waitFor()
}

async function letDeviceWork(page: Page): Promise<void> {
  await page.locator('#proofOfWork').click()
  await page.locator('form fieldset [role=status] svg').waitFor()
}

/** As the page before leaves it. */
async function askedForCode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('customer.resetUserId', 'a handle'))
}
