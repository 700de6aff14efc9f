import type { Page } from '@playwright/test'
import { failingServer, untilDialog } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const services = '/adminServiceList'
const seenBy = 'admin'

/** The office's services: tabs, the dialogs of services, and a server that fails. */
export const officeItemsScreens: readonly ScreenState[] = [
  { name: 'admin-services', route: services, seenBy },
  { name: 'admin-services-lawn', route: services, seenBy, address: `${services}?catalog=2` },
  { name: 'admin-services-failed', route: services, seenBy, arrange: failingServer },
  { name: 'admin-service-add', route: services, seenBy, prepare: (page) => openAt(page, addService) },
  { name: 'admin-service-errors', route: services, seenBy, prepare: sendEmpty },
  { name: 'admin-service-edit', route: services, seenBy, prepare: (page) => openFirst(page, 'button') },
]

/** What else opens from the office's services. */
export const officeItemDialogScreens: readonly ScreenState[] = [
  { name: 'admin-service-texts', route: services, seenBy, prepare: (page) => openMore(page, 1) },
  { name: 'admin-service-record', route: services, seenBy, prepare: (page) => openMore(page, 2) },
  { name: 'admin-check-point-edit', route: services, seenBy, prepare: openCheckPoint },
  { name: 'admin-additional-item-edit', route: services, seenBy, prepare: openAdditional },
  { name: 'admin-points-per-minute', route: services, seenBy, prepare: openRate },
]

const addService = '[aria-labelledby=services] > div button[type=button] >> nth=-1'

async function openAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).click()
  await untilDialog(page)
}

async function sendEmpty(page: Page): Promise<void> {
  await openAt(page, addService)
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
}

/** The first check point of the first service, whose list is folded away. */
async function openCheckPoint(page: Page): Promise<void> {
  await page
    .locator('[aria-labelledby=services] > ul > li')
    .first()
    .locator('button[aria-expanded]:not([aria-haspopup])')
    .click()
  await openFirst(page, 'ul button')
}

/** Presses the first such button of the first service. */
async function openFirst(page: Page, button: string): Promise<void> {
  await page.locator('[aria-labelledby=services] > ul > li').first().locator(button).first().click()
  await untilDialog(page)
}

/** Chooses from the menu of the first service. */
async function openMore(page: Page, place: number): Promise<void> {
  await page
    .locator('[aria-labelledby=services] > ul > li')
    .first()
    .locator('button[aria-haspopup=menu]')
    .first()
    .click()
  await page.getByRole('menuitem').nth(place).click()
  await untilDialog(page)
}

async function openAdditional(page: Page): Promise<void> {
  await page.locator('[aria-labelledby=additional] li button').first().click()
  await untilDialog(page)
}

async function openRate(page: Page): Promise<void> {
  await page.locator('[aria-labelledby=services] > div p button').click()
  await untilDialog(page)
}
