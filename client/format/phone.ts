export { phoneText } from '../../schema/rules/phoneText.ts'

/** The address of a telephone link; a number without its country's code is one of ours. */
export function phoneHref(phone: string): string {
  const dialled = phone.replace(/[^+\d]/g, '')
  return `tel:${/^\d{10}$/.test(dialled) ? `+1${dialled}` : dialled}`
}
