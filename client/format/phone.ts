export { phoneText } from '../../schema/rules/phoneText.ts'

/** The address of a telephone link; a number without a country code is Canadian. */
export function phoneHref(phone: string): string {
  const dialled = phone.replace(/[^+\d]/g, '')
  return `tel:${/^\d{10}$/.test(dialled) ? `+1${dialled}` : dialled}`
}
