import { type Language, languages } from '../../schema/rules/enumerations.ts'

/** Texts by part, as entered, with their translations (decision C11). */
export interface Words {
  readonly entered: Readonly<Record<string, string>>
  readonly translations: Translated
}

type Translated = Partial<Record<Language, Readonly<Partial<Record<string, string>>>>>

/** A former text of the catalogue. */
export interface Former<Kept> {
  /** Orders placed before this moment showed it. */
  readonly until: Temporal.Instant
  readonly words: Kept
}

/**
 * The texts at a moment: orders keep the names they were placed with.
 * @param current today's texts
 * @param former earlier texts, oldest first
 */
export function wordsAt<Kept>(current: Kept, former: readonly Former<Kept>[], at: Temporal.Instant): Kept {
  const then = former.find(({ until }) => Temporal.Instant.compare(at, until) < 0)
  return then === undefined ? current : then.words
}

/** Translations without those of changed parts. */
export function keptTranslations(before: Words, entered: Words['entered']): Translated {
  return withoutEmpty(
    Object.fromEntries(
      languages.map((language) => [
        language,
        partsOf(before, language).filter(([part]) => before.entered[part] === entered[part]),
      ]),
    ),
  )
}

/** Translations by language; parts that are empty, and languages without a part, are none. */
export function translationsOf(
  entries: readonly ({ readonly language: Language } & Readonly<Record<string, string>>)[],
): Translated {
  return withoutEmpty(
    Object.fromEntries(entries.map(({ language, ...parts }) => [language, Object.entries(parts)])),
  )
}

/** The same translations in one order of languages and parts, for the record and for telling whether something changed. */
export function inOrder(translations: Translated): Translated {
  const parts = (language: Language) =>
    partsOf({ entered: {}, translations }, language).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return withoutEmpty(Object.fromEntries(languages.map((language) => [language, parts(language)])))
}

/** Whether a visible text was changed or removed; added translations do not count. */
export function isReworded(before: Words, after: Words): boolean {
  const isEnteredAnew = Object.keys(after.entered).some(
    (part) => before.entered[part] !== after.entered[part],
  )
  return (
    isEnteredAnew ||
    languages.some((language) =>
      partsOf(before, language).some(([part, text]) => after.translations[language]?.[part] !== text),
    )
  )
}

function partsOf({ translations }: Words, language: Language): [string, string | undefined][] {
  return Object.entries(translations[language] ?? {})
}

function withoutEmpty(
  byLanguage: Readonly<Record<string, readonly (readonly [string, string | undefined])[]>>,
): Translated {
  const filled = Object.entries(byLanguage).map(
    ([language, parts]) => [language, parts.filter(([, text]) => text)] as const,
  )
  return Object.fromEntries(
    filled
      .filter(([, parts]) => parts.length > 0)
      .map(([language, parts]) => [language, Object.fromEntries(parts)]),
  )
}
