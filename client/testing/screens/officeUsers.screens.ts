import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminUserList'

/** The administrators' customers: the list, and a customer's card in each of its tabs. */
export const officeUsersScreens: readonly ScreenState[] = [
  { name: 'users', route, seenBy: 'admin' },
  { name: 'users-none', route, seenBy: 'admin', address: `${route}?search=nobody-of-that-name` },
  { name: 'users-filtered', route, seenBy: 'admin', address: `${route}?only=NoRecentVisit&sort=Name` },
  { name: 'users-failed', route, seenBy: 'admin', arrange: failingServer },
  { name: 'users-erasure', route, seenBy: 'admin', address: `${route}?list=erasure` },
  cardOf('users-points', 'avery'),
  cardOf('users-exp', 'avery', 'exp'),
  cardOf('users-payments', 'avery', 'payments'),
  cardOf('users-changes', 'avery', 'changes'),
  cardOf('users-inactive', 'priscilla'),
  { ...cardOf('users-info', 'avery'), prepare: openFolds },
]

/** The dialogs of a customer's card, and an invoice. */
export const officeUserDialogScreens: readonly ScreenState[] = [
  { ...cardOf('users-recharge', 'camille'), prepare: fillRecharge },
  { ...cardOf('users-recharge-errors', 'camille'), prepare: sendRecharge },
  { ...cardOf('users-recharge-unsaved', 'camille'), prepare: leaveRecharge },
  { ...cardOf('users-recharge-repeat', 'camille'), arrange: repeated, prepare: repeatRecharge },
  { ...cardOf('users-reward', 'camille'), prepare: (page) => press(page, 1) },
  { ...cardOf('users-address', 'avery'), prepare: (page) => choose(page, 0) },
  { ...cardOf('users-attr', 'avery'), prepare: (page) => choose(page, 1) },
  { ...cardOf('users-memo', 'avery'), prepare: (page) => choose(page, 2) },
  { ...cardOf('users-erase', 'avery'), prepare: (page) => choose(page, -1) },
  { ...cardOf('users-reverse', 'avery', 'payments'), prepare: openReversal },
  { ...cardOf('users-invoice', 'camille', 'payments'), prepare: openInvoice },
]

/** @param who how the customer's e-mail address begins */
function cardOf(name: string, who: string, tab = 'points'): ScreenState {
  return {
    name,
    route,
    seenBy: 'admin',
    address: async ({ token }: Visitor) => {
      const { customers } = await askProduct<{ customers: { items: { id: string }[] } }>(
        'query ($search: String!) { customers(search: $search) { items { id } } }',
        { search: `${who}@example.com` },
        token,
      )
      return `${route}?user=${customers.items[0]?.id}&tab=${tab}`
    },
  }
}

async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('aside h3 button[aria-expanded]')
  await folds.nth(0).click()
  await folds.nth(1).click()
  await page.locator('aside h4').first().waitFor()
}

/** One of the two buttons about money. */
async function press(page: Page, place: number): Promise<void> {
  await page.locator('aside [data-acts] button').nth(place).click()
  await untilDialog(page)
}

async function choose(page: Page, place: number): Promise<void> {
  await page.locator('aside button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').nth(place).click()
  await untilDialog(page)
}

async function fillRecharge(page: Page): Promise<void> {
  await press(page, 0)
  await page.locator('#amount').fill('150.07')
  await page.locator('#method').selectOption('Cash')
  await page.locator('[role=dialog] dl').waitFor()
}

/** Asks whether what was typed may be lost. */
async function leaveRecharge(page: Page): Promise<void> {
  await fillRecharge(page)
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog] [role=alert]').waitFor()
}

async function sendRecharge(page: Page): Promise<void> {
  await press(page, 0)
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
}

/** The server takes a recharge for one that was just confirmed. */
async function repeated(page: Page): Promise<void> {
  const outcome = {
    __typename: 'RechargeOutcome',
    message: null,
    invoiceNo: null,
    userErrors: [
      {
        __typename: 'UserError',
        code: 'RECHARGE_REPEATED',
        field: null,
        message: 'The same recharge was confirmed a moment ago. Confirm that this is a second one.',
      },
    ],
  }
  await answerCalls(page, (operation) =>
    operation === 'ConfirmOfficeRecharge' ? { data: { outcome } } : undefined,
  )
}

async function repeatRecharge(page: Page): Promise<void> {
  await fillRecharge(page)
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.locator('[role=dialog] #confirmRepeat').scrollIntoViewIfNeeded()
}

async function openReversal(page: Page): Promise<void> {
  await page.locator('aside tbody button').first().click()
  await untilDialog(page)
  await page.waitForFunction(() => !document.querySelector('[role=dialog] [data-skeleton]'))
}

async function openInvoice(page: Page): Promise<void> {
  await page.locator('aside tbody a').first().click()
  await page.locator('[data-sheet]').waitFor()
}
