import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { type Language, languageTags } from '../../schema/rules/enumerations.ts'
import { isolatedValues } from '../../schema/rules/isolated.ts'

/** Figures and words that a text names. */
export type Params = Readonly<Record<string, string | number>>

/** A collection of texts in every language; English has them all (decision J8). */
export type Texts<Key extends string> = Readonly<Record<'en', Readonly<Record<Key, string>>>> &
  Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<Key, string>>>>>

const cache = createIntlCache()
const intls: Partial<Record<Language, IntlShape>> = {}

/** One text in a language with its figures filled in; a text missing there is given in English (decision J8). */
export function translate<Key extends string>(
  texts: Texts<Key>,
  {
    key,
    language,
    params = {},
  }: { readonly key: Key; readonly language: Language; readonly params?: Params },
): string {
  const own: string | undefined = texts[language][key]
  const intl = intlOf(own === undefined ? 'en' : language)
  return intl.formatMessage({ id: key, defaultMessage: own ?? texts.en[key] }, isolatedValues(params))
}

function intlOf(language: Language): IntlShape {
  intls[language] ??= createIntl(
    {
      locale: languageTags[language],
      defaultLocale: languageTags[language],
      messages: {},
      // English already stands in for a missing text; a text whose figures are missing is shown as it is written
      onError: () => undefined,
    },
    cache,
  )
  return intls[language]
}
