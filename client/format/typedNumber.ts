import { readNumber } from '../../schema/rules/typedNumber.ts'
import { shownLanguage } from '../i18n/intlStore.ts'

/** A typed number, read as the page's language writes it; NaN for no number or an ambiguous one. */
export function typedNumber(typed: string): number {
  return readNumber(typed, shownLanguage())
}
