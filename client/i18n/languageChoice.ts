import { type Language, languages, languageTags } from '../../schema/rules/enumerations.ts'
import { localStore } from '../browser/storage.ts'

const key = 'preferredLanguage'
const oneYear = 365 * 24 * 60 * 60

/** The language chosen at an earlier visit, English without one (customer document, section 1). */
export function savedLanguage(): Language {
  const saved = localStore.get(key)
  return languages.find((language) => language === saved) ?? 'en'
}

/**
 * Keeps the choice for the next visit and names it on the page: `ind` is written as `hi-IN` (decision A13). The cookie lets the server
 * send pages that are drawn in that language already; what counts is the storage.
 */
export function saveLanguage(language: Language): void {
  localStore.set(key, language)
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari learned the Cookie Store only lately
  document.cookie = languageCookie(language, location.protocol)
  document.documentElement.lang = languageTags[language]
}

/** Over https, browsers let no other host of the domain set a cookie with such a name (RFC 6265bis, section 4.1.3.2). */
export function languageCookie(language: Language, protocol: string): string {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; secure'] : ['', '']
  return `${prefix}${key}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}
