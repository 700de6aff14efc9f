import { type Language, languages } from '../../schema/rules/enumerations.ts'
import { localStore } from '../browser/storage.ts'

const key = 'preferredLanguage'
const oneYear = 365 * 24 * 60 * 60

/** The language chosen at an earlier visit, English without one (customer document, section 1). */
export function savedLanguage(): Language {
  return languageNamed(localStore.get(key)) ?? 'en'
}

/** Whether a language was ever chosen. */
export function hasChosenLanguage(): boolean {
  return languageNamed(localStore.get(key)) !== undefined
}

/** Stores a choice for every tab and the next visit. */
export function saveLanguage(language: Language): void {
  localStore.set(key, language)
  renewCookie()
}

/** The cookie lets the server send pages in the saved language; the storage is what counts. */
export function renewCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari learned the Cookie Store only lately
  document.cookie = languageCookie(savedLanguage(), location.protocol)
}

/** Reports choices made in other tabs; returns how to stop. */
export function onChosenElsewhere(listener: (language: Language) => void): () => void {
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    const language = changed === key && languageNamed(newValue)
    if (language) listener(language)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function languageNamed(name: string | null): Language | undefined {
  return languages.find((language) => language === name)
}

/** Over https, no other host of the domain can set a cookie with such a name (RFC 6265bis, section 4.1.3.2). */
export function languageCookie(language: Language, protocol: string): string {
  const [prefix, secure] = protocol === 'https:' ? ['__Host-', '; secure'] : ['', '']
  return `${prefix}${key}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}
