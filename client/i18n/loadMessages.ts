import type { Language } from '../../schema/rules/enumerations.ts'
import type { Messages, TextPart } from './messageId.ts'

type TextFiles = Readonly<Record<string, () => Promise<Messages>>>

/**
 * The files of visitors' texts, such as `../customer/home/texts/home.fr.json`; `signedInTexts.ts` lists the others, so that visitors do not
 * load that list.
 */
const visitorTexts: TextFiles = import.meta.glob<Messages>(
  [
    '../{layout,domain/booking}/texts/*.{en,fr,zh,ind}.json',
    '../customer/{home,parts/entry,policy,signIn}/texts/*.{en,fr,zh,ind}.json',
  ],
  { import: 'default' },
)

/** The parts that visitors need. */
export function visitorParts(): readonly TextPart[] {
  const parts = Object.keys(visitorTexts).map((file) => /(\w+)[.]\w+[.]json$/.exec(file)?.[1])
  return [...new Set(parts)] as TextPart[]
}

/**
 * The texts of some parts, each falling back to English; a file that cannot be loaded counts as empty (decision J8).
 * @param onMissing called for each such file
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

async function fileOf(language: Language, part: TextPart): Promise<Messages> {
  const load =
    find(visitorTexts, part, language) ??
    find((await import('./signedInTexts.ts')).signedInTexts, part, language)
  if (!load) throw new Error(`No ${part} texts in ${language}`)
  return load()
}

function find(files: TextFiles, part: TextPart, language: Language) {
  const name = Object.keys(files).find((file) => file.endsWith(`/${part}.${language}.json`))
  return files[name ?? `../../schema/${part}/${language}.json`]
}
