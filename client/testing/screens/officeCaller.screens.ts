import type { Page } from '@playwright/test'
import { answerCalls, serverFault } from '../answerCalls.ts'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import { failingServer } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const route = '/adminBooking'
const page = { route, seenBy: 'admin' } as const

/** The office books for a customer who phones: the search, a new customer, a booking in its stages, and the order placed. */
export const officeCallerScreens: readonly ScreenState[] = [
  { name: 'caller-search', ...page, prepare: search },
  { name: 'caller-new', ...page, prepare: openNew },
  { name: 'caller-new-errors', ...page, prepare: sendEmpty },
  { name: 'caller-failed', ...page, address: addressOf('avery'), arrange: failingServer },
  { name: 'caller-start', ...page, address: addressOf('avery') },
  { name: 'caller-review', ...page, address: addressOf('avery', 'HouseCleaning'), prepare: chooseTime },
  { name: 'caller-short', ...page, address: addressOf('avery', 'SnowRemoval') },
  { name: 'caller-placed', ...page, address: placedFor('avery') },
  { name: 'caller-placed-failed', ...page, address: placedFor('avery'), arrange: orderFails },
]

interface Known {
  readonly customers: { readonly items: readonly { id: string; addresses: readonly { id: string }[] }[] }
}

interface Offered {
  readonly customerServiceOffers: { readonly offers: readonly { id: string; catalog: string }[] }
}

/** @param who how the customer's email address begins @param catalog whose last service is chosen @param rest of the address */
function addressOf(who: string, catalog?: string, rest = '') {
  return async ({ token }: Visitor) => {
    const { customers } = await askProduct<Known>(
      'query ($search: String!) { customers(search: $search) { items { id addresses { id } } } }',
      { search: `${who}@example.com` },
      token,
    )
    const [customer] = customers.items
    if (catalog === undefined) return `${route}?user=${customer?.id}${rest}`
    const { customerServiceOffers } = await askProduct<Offered>(
      `query ($customerId: ID!, $addressId: ID!) {
        customerServiceOffers(customerId: $customerId, addressId: $addressId) { offers { id catalog } } }`,
      { customerId: customer?.id, addressId: customer?.addresses[0]?.id },
      token,
    )
    const offer = customerServiceOffers.offers.findLast((each) => each.catalog === catalog)
    return `${route}?user=${customer?.id}&service=${offer?.id}${rest}`
  }
}

interface Placed {
  readonly orderReport: {
    readonly edges: readonly { readonly node: { readonly order: { readonly orderNo: string } } }[]
  }
}

/** What follows an order; it is the customer's latest one. */
function placedFor(who: string) {
  return async (visitor: Visitor) => {
    const { orderReport } = await askProduct<Placed>(
      'query ($text: String!) { orderReport(filter: { by: Placed, text: $text }, first: 1) { edges { node { order { orderNo } } } } }',
      { text: who },
      visitor.token,
    )
    const [latest] = orderReport.edges
    return addressOf(who, undefined, `&placed=${latest?.node.order.orderNo}`)(visitor)
  }
}

async function orderFails(page: Page): Promise<void> {
  await answerCalls(page, (operation) => (operation === 'CallerOrder' ? serverFault : undefined))
}

async function search(page: Page): Promise<void> {
  await page.locator('main input[type=search]').fill('av')
  await page.locator('main li a').first().waitFor()
}

async function chooseTime(page: Page): Promise<void> {
  await page.locator('main button[data-date][tabindex="0"]').click()
  await page.locator('main input[name=time]:enabled').last().check()
  await page.locator('main textarea').waitFor()
}

async function openNew(page: Page): Promise<void> {
  await page.locator('main section button').last().click()
  await page.locator('main form button[aria-expanded]').click()
  await page.locator('main form textarea').waitFor()
}

async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main section button').last().click()
  await page.locator('main form button[type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}
