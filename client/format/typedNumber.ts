import { readNumber } from '../../schema/rules/typedNumber.ts'
import { shownLanguage } from '../i18n/intlStore.ts'

/** The number somebody typed, as the page's language writes one; NaN where it is none or could be two. */
export function typedNumber(typed: string): number {
  return readNumber(typed, shownLanguage())
}
