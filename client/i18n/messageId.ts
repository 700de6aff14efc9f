import type { MessageFormatElement } from 'react-intl'
import type { TextName } from '../../schema/rules/textNotes.ts'

/**
 * The parts in which texts are loaded. Each is in `texts/` of the folder whose screens show it, one file per language; the English file
 * defines the names. `site` is loaded at the start, and a route names the other parts of its screens. `refusals` (wrong values) and
 * `lookups` (what the documents number, decision B9) are the server's own texts, so that both sides say the same. Only prerendered pages
 * contain `head`, which is for search engines.
 */
interface Texts {
  site: typeof import('../layout/texts/site.en.json')
  head: typeof import('../prerendered/texts/head.en.json')
  home: typeof import('../customer/home/texts/home.en.json')
  policy: typeof import('../customer/policy/texts/policy.en.json')
  entry: typeof import('../customer/parts/entry/texts/entry.en.json')
  signIn: typeof import('../customer/signIn/texts/signIn.en.json')
  signedIn: typeof import('../layout/texts/signedIn.en.json')
  account: typeof import('../customer/account/texts/account.en.json')
  address: typeof import('../domain/address/texts/address.en.json')
  booking: typeof import('../domain/booking/texts/booking.en.json')
  series: typeof import('../domain/series/texts/series.en.json')
  orders: typeof import('../domain/orders/texts/orders.en.json')
  histories: typeof import('../customer/histories/texts/histories.en.json')
  office: typeof import('../office/layout/texts/office.en.json')
  officeStart: typeof import('../office/dashboard/texts/officeStart.en.json')
  officeOrders: typeof import('../office/orders/texts/officeOrders.en.json')
  officeItems: typeof import('../office/services/texts/officeItems.en.json')
  officeStaff: typeof import('../office/people/texts/officeStaff.en.json')
  officeUsers: typeof import('../office/customers/texts/officeUsers.en.json')
  crew: typeof import('../crew/layout/texts/crew.en.json')
  refusals: typeof import('../../schema/refusals/en.json')
  lookups: typeof import('../../schema/lookups/en.json')
}

export type TextPart = keyof Texts

/** The name of a text. */
export type MessageId = { [Part in TextPart]: TextName<Texts[Part]> }[TextPart]

/** Texts by name: plain or, in the built product, already parsed. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>
