import type { Language } from '../../schema/rules/enumerations.ts'

/** Each language by its own name, so that readers find theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  zh: '中文',
  ind: 'हिन्दी',
}
