import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { languages } from '../../schema/rules/enumerations.ts'
import { withoutNotes } from '../../schema/rules/textNotes.ts'

type Texts = Record<string, string>

const files = import.meta.glob<Texts>('../**/texts/*.json', { import: 'default', eager: true })
const french = import.meta.glob<Texts>(['../**/texts/*.fr.json', '../../schema/*/fr.json'], {
  import: 'default',
  eager: true,
})
const parts = Object.keys(files).flatMap((file) => /(\w+)[.]en[.]json$/.exec(file)?.[1] ?? [])
const others = parts.flatMap((part) =>
  languages.filter((language) => language !== 'en').map((language) => ({ part, language })),
)

it.each(others)('$part in $language says what English says, with the same values', ({ part, language }) => {
  expect(faultsIn(textsOf(part, language), textsOf(part, 'en'))).toEqual([])
})

it('tells every text that is missing, blank, unknown, or takes other values', () => {
  const english = { ask: 'Ask {name}', blank: 'Blank', many: '{n, plural, other {<b>#</b>}}', left: 'Left' }
  const messages = {
    ask: 'Demande {who}',
    blank: ' ',
    many: '{n, plural, one {<b>1</b>} other {#}}',
    more: 'Plus',
  }
  expect(faultsIn(messages, english)).toEqual([
    'ask takes who instead of name',
    'blank is not written',
    'left is not written',
    'more is no English text',
  ])
})

it('keeps the texts in order, so that two people adding texts do not collide', () => {
  for (const messages of Object.values(files))
    expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
})

it('has each text in one part only', () => {
  const names = parts.flatMap((part) => Object.keys(textsOf(part, 'en')))
  expect(names).toHaveLength(new Set(names).size)
})

it.each(Object.keys(french))('sets the marks of %s as Canadian French does (P113)', (file) => {
  expect(
    Object.entries(french[file] ?? {}).flatMap(([key, text]) =>
      wrongMarksIn(text).map((mark) => `${key}: ${mark}`),
    ),
  ).toEqual([])
})

it('tells a mark that could begin a line, and one with a space too many', () => {
  expect(wrongMarksIn('Quoi ? Rien : « vide »; ou:')).toEqual([' ?', ':', '«', '»', ':'])
  expect(wrongMarksIn('«\u00a0{n}\u00a0»\u00a0; {n, plural, one {#} other {#}} !')).toEqual(['\u00a0;', ' !'])
  expect(wrongMarksIn('Quoi? «\u00a0Les touches /, ?, g\u00a0»\u00a0: 14:30; enfin!')).toEqual([])
})

function textsOf(part: string, language: string): Texts {
  const [, texts] = Object.entries(files).find(([file]) => file.endsWith(`/${part}.${language}.json`)) ?? []
  if (!texts) throw new Error(`No ${part} texts in ${language}`)
  return withoutNotes(texts)
}

/**
 * A no-break space stands before a colon and inside guillemets, none before "?", "!" and ";" (Office québécois de la langue française, its
 * table of spaces around punctuation).
 */
function wrongMarksIn(text: string): string[] {
  return text.match(/(?<=[\p{L}\p{N}})»])\s[?!;]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/gu) ?? []
}

/** What is wrong with each text of a language, by its key. */
function faultsIn(messages: Texts, english: Texts): string[] {
  const faults = Object.entries(english).flatMap(([key, text]) => {
    const written = messages[key]?.trim()
    if (!written) return [`${key} is not written`]
    const [taken, asked] = [namesIn(written).join(), namesIn(text).join()]
    return taken === asked ? [] : [`${key} takes ${taken} instead of ${asked}`]
  })
  const unknown = Object.keys(messages).filter((key) => !(key in english))
  return [...faults, ...unknown.map((key) => `${key} is no English text`)]
}

function namesIn(text: string): string[] {
  return [...new Set(namesOf(parse(text)))].sort()
}

function namesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`, ...namesOf(element.children)]
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap((option) => namesOf(option.value))]
    return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value]
  })
}
