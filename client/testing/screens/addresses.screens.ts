import type { Page } from '@playwright/test'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { failingServer, sendForm, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const list = '/userAddressDetail'
const add = '/addUserAddress'
const edit = '/editUserAddress/:addressId'

/** Saved addresses and their forms. */
export const addressScreens: readonly ScreenState[] = [
  { name: 'addresses', route: list, seenBy: 'avery' },
  { name: 'addresses-none', route: list, seenBy: 'noor' },
  { name: 'addresses-failed', route: list, seenBy: 'avery', arrange: failingServer },
  { name: 'addresses-default', route: list, seenBy: 'avery', prepare: (page) => ask(page, -2) },
  { name: 'addresses-remove', route: list, seenBy: 'avery', prepare: (page) => ask(page, -1) },
  { name: 'address-add', route: add, seenBy: 'avery', prepare: openDetails },
  { name: 'address-add-first', route: add, seenBy: 'noor', address: `${add}?next=/selectServiceAddress/1` },
  { name: 'address-add-errors', route: add, seenBy: 'avery', prepare: sendForm },
  { name: 'address-edit', route: edit, seenBy: 'avery', address: toAddress(false) },
  { name: 'address-leave', route: edit, seenBy: 'avery', address: toAddress(false), prepare: leaveUnsaved },
  { name: 'address-confirmed', route: edit, seenBy: 'avery', address: toAddress(true) },
  { name: 'address-not-found', route: edit, seenBy: 'avery', address: '/editUserAddress/nobody' },
]

/** One of avery's addresses that the office has confirmed, or has not. */
function toAddress(isConfirmed: boolean): (session: Visitor) => Promise<string> {
  return async ({ token }) => {
    const { addresses } = await askProduct<{ addresses: { id: string; isConfirmed: boolean }[] }>(
      '{ addresses { id isConfirmed } }',
      {},
      token,
    )
    const found = addresses.find((address) => address.isConfirmed === isConfirmed)
    return `/editUserAddress/${found?.id}`
  }
}

/** Presses a button of the last card, whose last two ask something. */
async function ask(page: Page, place: number): Promise<void> {
  await page.locator('main section button').nth(place).click()
  await untilDialog(page)
}

async function openDetails(page: Page): Promise<void> {
  await page.locator('#details').click()
  await page.locator('#details-fields').waitFor()
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.locator('#city').fill('Airdrie')
  await page.locator('main a').first().click()
  await untilDialog(page)
}
