import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../schema/rules/enumerations.ts'

/** Texts by name: plain or, in the built product, already parsed. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>

const files: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
  zh: () => import('./zh.json'),
  ind: () => import('./ind.json'),
}

/** The texts of a language, each missing one in English; a file that cannot be loaded counts as empty (decision J8). */
export async function loadMessages(language: Language): Promise<Messages> {
  const english = files.en().then((file) => file.default)
  if (language === 'en') return english
  const own = files[language]().then(
    (file) => file.default,
    () => ({}),
  )
  return { ...(await english), ...(await own) } as Messages
}
