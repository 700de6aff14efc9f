import type { Page } from '@playwright/test'
import { askProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'
import type { NewCustomer } from '../newCustomer.ts'

/* What browser specs of user management do again and again. */

/** The card beside the list. */
export const cardOf = (page: Page, { customer }: NewCustomer) =>
  page.getByRole('complementary', { name: `${customer.firstName} Fraser` })

/** @param tab such as "payments"; the first unless told */
export async function openCard(page: Page, who: NewCustomer, tab = ''): Promise<void> {
  await page.goto(`/adminUserList?user=${who.customer.id}${tab && `&tab=${tab}`}`)
  await cardOf(page, who).waitFor()
}

/** Chooses what stands under "More actions" of the card that is open. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** What the customer's own account says. */
export function ownView<Data>({ token }: NewCustomer, query: string): Promise<Data> {
  return askProduct<Data>(query, {}, token)
}

/** What the office reads of the customer. */
export async function officeView<Data>(
  { token }: Visitor,
  { customer: { id } }: NewCustomer,
  fields: string,
): Promise<Data> {
  const { customer } = await askProduct<{ customer: Data }>(
    `query ($id: ID!) { customer(id: $id) { ${fields} } }`,
    { id },
    token,
  )
  return customer
}
