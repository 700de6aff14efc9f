import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { TextPart } from './messageId.ts'

/** Texts by name: plain or, in the built product, already parsed. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>

/**
 * Each file of texts, such as `../customer/home/texts/home.fr.json`. Without `head`, which no visitor loads, and what is told to translators
 * beside it (`home.context.json`).
 */
const ours = import.meta.glob<Messages>(['../**/texts/*.{en,fr,zh,ind}.json', '!../prerendered/**'], {
  import: 'default',
})
const ofTheServer = import.meta.glob<Messages>('../../schema/{refusals,lookups}/{en,fr,zh,ind}.json', {
  import: 'default',
})

/** The parts that a program can load. */
export function loadableParts(): readonly TextPart[] {
  const parts = [...Object.keys(ours), ...Object.keys(ofTheServer)].map(
    (file) => /(\w+)[./]\w+[.]json$/.exec(file)?.[1],
  )
  return [...new Set(parts)] as TextPart[]
}

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
  const file = Object.keys(ours).find((each) => each.endsWith(`/${part}.${language}.json`))
  const load = file ? ours[file] : ofTheServer[`../../schema/${part}/${language}.json`]
  return load?.() ?? Promise.reject(new Error(`No ${part} texts in ${language}`))
}
