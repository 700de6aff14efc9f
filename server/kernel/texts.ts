import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import en from '../../schema/refusals/en.json' with { type: 'json' }
import fr from '../../schema/refusals/fr.json' with { type: 'json' }
import ind from '../../schema/refusals/ind.json' with { type: 'json' }
import zh from '../../schema/refusals/zh.json' with { type: 'json' }
import { businessRules } from '../../schema/rules/businessRules.ts'
import { type Language, languages, languageTags } from '../../schema/rules/enumerations.ts'
import { isolatedValues } from '../../schema/rules/isolated.ts'
import type { RejectionCode } from '../../schema/rules/rejections.ts'
import type { TextName } from '../../schema/rules/textNotes.ts'
import type { Rejection } from './rejection.ts'

type TextKey = TextName<typeof en>

/** The keys of the server's success and session messages (`msg`): everything in the text files that is not a refusal. */
export type MessageKey = Exclude<TextKey, RejectionCode>

const texts: Texts<TextKey> = { en, fr, zh, ind }

/**
 * The text of a refusal in the reader's language, or in English if missing there (decision J8). Hours use the 12-hour clock (decision D7):
 * "11 AM" for a wrong arrival hour, "2:00 PM" for a whole day.
 */
export function textOf(rejection: Rejection, language: Language): string {
  const form = rejection.field === 'hour' ? 'time' : 'day'
  return formatted(rejection.rejected, language, { form, ...rejection.params })
}

/** The `msg` of replies: for a success, or for a call that is refused before any business rule runs. */
export function messageOf(key: MessageKey, language: Language, params: Params = {}): string {
  return formatted(key, language, params)
}

/**
 * The interface language a browser asks for with its `Accept-Language` header (decisions A12, A13): the most wanted one that exists
 * here, English otherwise. Both `hi` and the stored value `ind` mean Hindi.
 */
export function languageOf(acceptLanguageHeader: string | undefined): Language {
  return wantedLanguage(acceptLanguageHeader) ?? 'en'
}

/** The same, but undefined if the header has none of our languages, which says nothing about the person. */
export function wantedLanguage(acceptLanguageHeader: string | undefined): Language | undefined {
  const wanted = (acceptLanguageHeader ?? '')
    .slice(0, 500)
    .split(',')
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const language = offered(tag)
    if (language) return language
  }
  return undefined
}

function weighted(entry: string): { tag: string; weight: number } {
  const [tag = '', ...options] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = options.find((option) => option.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: Number.isFinite(weight) ? weight : 0 }
}

function offered(tag: string): Language | undefined {
  const base = tag.split('-')[0]
  if (base === 'hi') return 'ind'
  return languages.find((language) => language === base)
}

function formatted(key: TextKey, language: Language, params: Params): string {
  return translate(texts, { key, language, params: worded(params) })
}

/** Adds the values that texts derive from the caller's figures, and the variant for calls without figures. */
function worded(params: Params): Params {
  const hour = Number(params.hour ?? businessRules.dayLatestBookHour)
  return {
    area: 'customer',
    ...params,
    // a name in ICU texts holds no dash
    reason: String(params.reason ?? 'none').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    hour,
    hour12: hour % 12 === 0 ? 12 : hour % 12,
    half: hour < 12 ? 'am' : 'pm',
  }
}

/** Figures and words that a text names. */
export type Params = Readonly<Record<string, string | number>>

/** A collection of texts in every language; English has them all (decision J8). */
export type Texts<Key extends string> = Readonly<Record<'en', Readonly<Record<Key, string>>>> &
  Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<Key, string>>>>>

const cache = createIntlCache()
const intls: Partial<Record<Language, IntlShape>> = {}

/** A text in a language, or in English if missing there (decision J8), with its figures filled in. */
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
      // a missing text already falls back to English; a text without its figures is shown as written
      onError: () => undefined,
    },
    cache,
  )
  return intls[language]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML and SVG write it, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
