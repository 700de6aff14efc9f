import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { type Language, languageTags } from '../../schema/rules/enumerations.ts'
import { savedLanguage, saveLanguage } from './languageChoice.ts'
import { loadMessages } from './loadMessages.ts'
import type { MessageId } from './messageId.ts'

interface Chosen {
  readonly language: Language
  readonly intl: IntlShape
}

const listeners = new Set<() => void>()
let chosen: Chosen | undefined
let latest: Language | undefined

/**
 * Loads a language and shows the whole page in it; what was typed and where one was stays (decision J8).
 * When a later choice has overtaken this one, nothing changes.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  latest = language
  const messages = await loadMessages(language)
  if (latest !== language) return
  const intl = createIntl({ locale: languageTags[language], messages }, createIntlCache())
  chosen = { language, intl }
  saveLanguage(language)
  for (const tell of listeners) tell()
}

/** Loads the language of the last visit; call it once before the first render. */
export function startLanguage(): Promise<void> {
  return chooseLanguage(savedLanguage())
}

/** For `useSyncExternalStore`. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language in use with its formatter. @throws Error before `startLanguage` is done: a mistake of the program. */
export function chosenLanguage(): Chosen {
  if (!chosen) throw new Error('No language is loaded yet')
  return chosen
}

/** A text outside of React, such as a toast about a failed call. */
export function textOf(id: MessageId, values?: Record<string, string | number>): string {
  return chosenLanguage().intl.formatMessage({ id }, values)
}
