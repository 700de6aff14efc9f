import { asciiText } from './asciiText.ts'
import type { Language } from './enumerations.ts'

/**
 * A typed number as a reader of the page's language means it: `12,50` is 12.50 in French, `1,250` is 1250 elsewhere. Empty is 0. Ambiguous
 * input is NaN: a comma before cents outside French, and three digits behind a point anywhere or behind a comma in French.
 */
export function readNumber(typed: string, language: Language): number {
  const text = asciiText(typed)
    .replace(/^\$ ?| ?\$$/g, '')
    .trim()
  if (text === '') return 0
  const [, sign = '', whole = '', decimals = '0'] = patterns[language === 'fr' ? 'fr' : 'en'].exec(text) ?? []
  if (whole === '' && decimals === '0') return Number.NaN
  return Number(`${sign}${whole.replace(/[ ,]/g, '') || '0'}.${decimals}`)
}

const patterns = {
  en: /^(-?)([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3}|[1-9]\d{0,2}(?: \d{3})+|\d*)(?:\.(\d{1,2}))?$/,
  fr: /^(-?)([1-9]\d{0,2}(?: \d{3})+|\d*)(?:[.,](\d{1,2}))?$/,
}
