import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../schema/rules/enumerations.ts'
import { serverParts, type TextPart } from './textParts.ts'

/** Texts by name: plain or, in the built product, already parsed. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>

/** Without `head`, so that its files are not listed in what every visitor loads. */
const ours = import.meta.glob<Messages>(['./*/*.json', '!./head/*.json'], { import: 'default' })
const ofTheServer = import.meta.glob<Messages>('../../schema/{refusals,lookups}/*.json', {
  import: 'default',
})

/**
 * The texts of some parts, each missing one in English; a file that cannot be loaded counts as empty (decision J8).
 * @param onMissing told of each such file
 */
export async function loadMessages(
  language: Language,
  parts: readonly TextPart[],
  onMissing: () => void = () => {},
): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => loadPart(language, part, onMissing)))
  return Object.assign({}, ...loaded)
}

async function loadPart(language: Language, part: TextPart, onMissing: () => void): Promise<Messages> {
  const english = fileOf('en', part)
  if (language === 'en') return english
  const own = fileOf(language, part).catch(() => {
    onMissing()
    return {}
  })
  return { ...(await english), ...(await own) } as Messages
}

function fileOf(language: Language, part: TextPart): Promise<Messages> {
  const load = serverParts.includes(part)
    ? ofTheServer[`../../schema/${part}/${language}.json`]
    : ours[`./${part}/${language}.json`]
  return load?.() ?? Promise.reject(new Error(`No ${part} texts in ${language}`))
}
