/**
 * The parts that texts are loaded in. `site` is there from the start; a route names the others that its screens speak with, so that
 * nobody waits for texts of pages they do not visit. `refusals` are the server's own words for a wrong value, for forms that check it too.
 */
export const textParts = [
  'site',
  'entry',
  'signedIn',
  'account',
  'booking',
  'orders',
  'histories',
  'refusals',
] as const

export type TextPart = (typeof textParts)[number]
