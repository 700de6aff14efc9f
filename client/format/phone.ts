export { phoneText } from '../../schema/rules/phoneText.ts'

/** The address of a telephone link. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
