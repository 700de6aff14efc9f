/**
 * The parts that texts are loaded in. `site` is there from the start; a route names the others that its screens speak with, so that
 * nobody waits for texts of pages they do not visit. Two are the server's own words, so that both say the same: `refusals` for a wrong
 * value, and `lookups` for what the documents number (decision B9). `head` is for search engines alone: pages drawn while building
 * carry it, and no program loads it.
 */
export const textParts = [
  'site',
  'home',
  'policy',
  'head',
  'login',
  'entry',
  'signedIn',
  'account',
  'address',
  'booking',
  'orders',
  'histories',
  'invoice',
  'officeEntry',
  'office',
  'officeStart',
  'officeOrders',
  'officeItems',
  'officeStaff',
  'officeUsers',
  'crew',
  'refusals',
  'lookups',
] as const

export type TextPart = (typeof textParts)[number]

/** The parts whose texts lie in schema/ and not beside this file. */
export const serverParts: readonly TextPart[] = ['refusals', 'lookups']
