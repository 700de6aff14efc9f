/**
 * A postal code in the form A1A 1A1 (decision B3) where what was typed is one in any spelling; anything else stays as typed, so that its
 * mistake can be seen.
 */
export function postalText(typed: string): string {
  const compact = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^([A-Z]\d){3}$/.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : typed
}
