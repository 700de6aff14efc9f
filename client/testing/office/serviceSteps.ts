import type { Locator, Page } from '@playwright/test'
import { askProduct, changeProduct } from '../askProduct.ts'
import type { Visitor } from '../demoPeople.ts'

/* What browser specs of the office's services do again and again. */

interface Offers {
  readonly serviceOffers: { readonly offers: readonly Offer[] }
}
/** What a customer is offered, as far as specs look at it. */
export interface Offer {
  readonly name: string
  readonly specialNotice: string | null
  readonly price: { readonly basePoints: number; readonly additionalPoints: number }
}

/** The card of a service. */
export const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

/** Chooses from the menu of a row. */
export async function chooseMore(page: Page, name: string, choice: string, inside?: Locator): Promise<void> {
  await (inside ?? page).getByRole('button', { name: `More: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Presses a button of the dialog that is open. */
export async function send(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

/** What avery is offered for the default address under that name. */
export async function offerOf(name: string, { token }: Visitor, language = 'en'): Promise<Offer | undefined> {
  const { addresses } = await askProduct<{ addresses: { id: string; isDefault: boolean }[] }>(
    '{ addresses { id isDefault } }',
    {},
    token,
  )
  const response = await fetch(`${process.env.BASE_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      query: `query ($addressId: ID!) {
        serviceOffers(addressId: $addressId, catalog: LawnCare) {
          offers { name specialNotice price { basePoints additionalPoints } }
        }
      }`,
      variables: { addressId: addresses.find(({ isDefault }) => isDefault)?.id },
    }),
  })
  const { data }: { data: Offers } = await response.json()
  return data.serviceOffers.offers.find((offer) => offer.name === name)
}

/** A service of the spec's own without check points. @returns its id */
export async function bareService(name: string, { token }: Visitor): Promise<string> {
  const kind = { catalog: 'LawnCare', isDisabled: false, isFlat: false, periodType: 'Day', addOn: 'None' }
  const { addService } = await changeProduct<{ addService: { service: { id: string } } }>(
    'mutation ($input: AddServiceInput!) { addService(input: $input) { service { id } userErrors { message } } }',
    { input: { key: crypto.randomUUID(), name, ...kind } },
    token,
  )
  return addService.service.id
}

/** A service of the spec's own with one check point, as the office would add it. */
export async function newService(name: string, office: Visitor): Promise<void> {
  const serviceId = await bareService(name, office)
  await changeProduct(
    'mutation ($input: AddCheckPointInput!) { addCheckPoint(input: $input) { userErrors { message } } }',
    { input: { key: crypto.randomUUID(), serviceId, name: 'Boards', minutes: 60 } },
    office.token,
  )
}
