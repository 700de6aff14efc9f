import { failingServer, sendForm, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** What a customer changes about the account, and decides about their data. */
export const settingsScreens: readonly ScreenState[] = [
  { name: 'edit-account', route: '/editAccount', seenBy: 'avery' },
  {
    name: 'edit-account-errors',
    route: '/editAccount',
    seenBy: 'avery',
    prepare: async (page) => {
      await page.locator('main input[autocomplete=given-name]').fill('')
      await page.locator('main input[autocomplete=bday-year]').fill('86')
      await sendForm(page)
    },
  },
  {
    name: 'edit-account-leave',
    route: '/editAccount',
    seenBy: 'avery',
    prepare: async (page) => {
      await page.locator('main input[autocomplete=family-name]').fill('Tremblay')
      await page.locator('main a[href="/account"]').click()
      await untilDialog(page)
    },
  },
  { name: 'edit-account-failed', route: '/editAccount', seenBy: 'avery', arrange: failingServer },
  { name: 'change-password', route: '/changePassword', seenBy: 'avery' },
  { name: 'change-password-errors', route: '/changePassword', seenBy: 'avery', prepare: sendForm },
  { name: 'privacy', route: '/privacy', seenBy: 'avery' },
  { name: 'privacy-new', route: '/privacy', seenBy: 'noor' },
  {
    name: 'privacy-erasure',
    route: '/privacy',
    seenBy: 'noor',
    prepare: async (page) => {
      await page.locator('section[aria-labelledby=erasure-title] button').click()
      await untilDialog(page)
    },
  },
  { name: 'privacy-failed', route: '/privacy', seenBy: 'avery', arrange: failingServer },
]
