/**
 * A postal code in the form A1A 1A1 (decision B3) if the input is one in any spelling; other input stays as typed, so that its error is
 * visible.
 */
export function postalText(typed: string): string {
  const compact = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^([A-Z]\d){3}$/.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : typed
}
