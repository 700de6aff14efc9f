import type { Language } from '../../schema/rules/enumerations.ts'
import { loadMessages, type Messages } from '../i18n/loadMessages.ts'
import { textParts } from '../i18n/textParts.ts'

const heads = import.meta.glob<Messages>('../i18n/head/*.json', { import: 'default', eager: true })

/** All texts of a language, those for search engines among them, which no browser loads. */
export async function everyText(language: Language): Promise<Messages> {
  const head = heads[`../i18n/head/${language}.json`]
  if (!head) throw new Error(`No head texts in ${language}`)
  const parts = textParts.filter((part) => part !== 'head')
  return Object.assign(await loadMessages(language, parts), head)
}
