import { type Language, languages, languageTags } from '../../schema/rules/enumerations.ts'

const key = 'preferredLanguage'

/** The language chosen at an earlier visit, English without one (customer document, section 1). */
export function savedLanguage(): Language {
  const saved = localStorage.getItem(key)
  return languages.find((language) => language === saved) ?? 'en'
}

/** Keeps the choice for the next visit and names it on the page: `ind` is written as `hi-IN` (decision A13). */
export function saveLanguage(language: Language): void {
  localStorage.setItem(key, language)
  document.documentElement.lang = languageTags[language]
}
