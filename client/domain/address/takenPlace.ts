/**
 * The id of the address that has the place already, where that is why a form was refused (decision M8).
 * @param userErrors what the server said
 */
export function takenPlace(userErrors: readonly { readonly recordId?: string | null }[]): string | undefined {
  return userErrors.find(({ recordId }) => recordId)?.recordId ?? undefined
}
