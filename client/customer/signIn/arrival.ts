/** What led to /login: the link of an activation mail, a registration, or a password reset. */
export type Arrival =
  | { readonly from: 'activated' | 'invalidLink' | 'reset' | 'elsewhere' }
  | { readonly from: 'registration'; readonly email: string }

/**
 * Read from the mail's link (decision A8: `?activation=done` or `invalid`) and from the state that the previous page left in the browser's
 * history.
 */
export function arrivalOf(search: string, state: unknown): Arrival {
  const activation = new URLSearchParams(search).get('activation')
  if (activation === 'done') return { from: 'activated' }
  if (activation === 'invalid') return { from: 'invalidLink' }
  const { after, email } = Object(state) as { readonly after?: unknown; readonly email?: unknown }
  if (after === 'registration') return { from: 'registration', email: String(email) }
  return { from: after === 'reset' ? 'reset' : 'elsewhere' }
}
