import type { Language } from '../../schema/rules/enumerations.ts'
import { loadableParts, loadMessages, type Messages } from '../i18n/loadMessages.ts'

const heads = import.meta.glob<Messages>('./texts/head.*.json', { import: 'default', eager: true })

/** All texts of a language, those for search engines among them, which no browser loads. */
export async function everyText(language: Language): Promise<Messages> {
  const head = heads[`./texts/head.${language}.json`]
  if (!head) throw new Error(`No head texts in ${language}`)
  return Object.assign(await loadMessages(language, loadableParts()), head)
}
