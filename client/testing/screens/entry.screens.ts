import type { Page } from '@playwright/test'
import { sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** Signing in and what leads to it. */
export const entryScreens: readonly ScreenState[] = [
  { name: 'login', route: '/login', seenBy: 'visitor' },
  { name: 'login-errors', route: '/login', seenBy: 'visitor', prepare: sendForm },
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

async function letDeviceWork(page: Page): Promise<void> {
  await page.locator('#proofOfWork').click()
  await page.locator('form fieldset [role=status] svg').waitFor()
}

/** As the page before leaves it. */
async function askedForCode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('customer.resetUserId', 'a handle'))
}
