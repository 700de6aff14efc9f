import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { isNote, withoutNotes } from '../../schema/rules/textNotes.ts'
import { declaredScreens } from '../testing/declaredScreens.ts'

/**
 * A translator sees one text at a time. A note beside the English text says what the text alone does not: where it appears, what it names,
 * whether it is a noun or a verb.
 */

type Texts = Record<string, string>

const files = import.meta.glob<Texts>(['../**/texts/*.en.json', '../../schema/*/en.json'], {
  import: 'default',
  eager: true,
})
const parts = Object.keys(files).flatMap((file) => /(\w+)[./]en[.]json$/.exec(file)?.[1] ?? [])

it.each(parts)('%s describes each text that stands alone, and nothing else', (part) => {
  expect(faultsIn(partOf(part))).toEqual([])
})

it.each(parts)(
  '%s says nothing twice, nor what is always loaded with it, unless it tells the difference',
  (part) => {
    expect(companyOf(part).flatMap((other) => twinsIn(part, other))).toEqual([])
  },
)

it('tells what is not described, described in vain, or empty', () => {
  const english = {
    'a.full': 'Full',
    'a.open': '<b>Open</b> {it}',
    'a.long': 'A whole sentence.',
    'b.n': '{n, plural, one {# day} other {# days}}',
  }
  expect(faultsIn(english)).toEqual(['a.full', 'a.open', 'b.n'].map((id) => `${id} is not described`))
  const notes = { 'a.#': 'Noun.', 'a.open#': ' ', 'b.n#': 'Days.', 'b.x#': 'Verb.', 'c.#': 'Noun.' }
  expect(faultsIn({ ...english, ...notes })).toEqual([
    'a.open# is empty',
    'b.x# describes no text',
    'c.# describes no text',
  ])
})

function faultsIn(english: Texts): string[] {
  const ids = Object.keys(withoutNotes(english))
  const notes = Object.keys(english).filter(isNote)
  const missing = ids.filter((id) => standsAlone(english[id] ?? '') && !noteOf(id, english))
  const empty = notes.filter((key) => !english[key]?.trim())
  const idle = notes.filter((key) => !ids.some((id) => noteOf(id, english) === key))
  return [
    ...missing.map((id) => `${id} is not described`),
    ...empty.map((key) => `${key} is empty`),
    ...idle.map((key) => `${key} describes no text`),
  ]
}

/** The key of a text's note: its own, or the one of the longest beginning. */
function noteOf(id: string, english: Texts): string | undefined {
  const families = Object.keys(english).filter((key) => key.endsWith('.#') && id.startsWith(key.slice(0, -1)))
  return `${id}#` in english ? `${id}#` : families.sort((a, b) => b.length - a.length)[0]
}

/** At most two words, where a value counts as one, or values alone. */
function standsAlone(text: string): boolean {
  const elements = parse(text)
  return wordsIn(elements) <= 2 || !elements.some(isSaying)
}

function wordsIn(elements: MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + wordsOf(element), 0)
}

function wordsOf(element: MessageFormatElement): number {
  if (isLiteralElement(element))
    return element.value.match(/[\p{L}\p{N}]+(?:[’'/-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  if (isTagElement(element)) return wordsIn(element.children)
  if (isPluralElement(element) || isSelectElement(element))
    return Math.max(...Object.values(element.options).map(({ value }) => wordsIn(value)))
  return 1
}

function isSaying(element: MessageFormatElement): boolean {
  if (isTagElement(element)) return element.children.some(isSaying)
  return (
    isPluralElement(element) ||
    isSelectElement(element) ||
    (isLiteralElement(element) && wordsOf(element) > 0)
  )
}

/** The parts that are there whenever this one is, itself among them. */
function companyOf(part: string): string[] {
  const screens = declaredScreens
    .map((screen) => screen.parts as readonly string[])
    .filter((there) => there.includes(part))
  return parts.filter(
    (other) => other === part || (screens.length > 0 && screens.every((there) => there.includes(other))),
  )
}

/** Texts with the same English, of which neither description names the other. */
function twinsIn(part: string, other: string): string[] {
  const [english, others] = [partOf(part), partOf(other)]
  return Object.keys(withoutNotes(english)).flatMap((id) =>
    Object.keys(withoutNotes(others))
      .filter((twin) => others[twin] === english[id] && (part !== other || id < twin))
      .filter((twin) => !tells([part, id], [other, twin]) && !tells([other, twin], [part, id]))
      .map((twin) => `${id} and ${twin}: ${english[id]}`),
  )
}

type Place = readonly [part: string, id: string]

function tells([part, id]: Place, [other, twin]: Place): boolean {
  const english = partOf(part)
  const note = english[noteOf(id, english) ?? ''] ?? ''
  const family = noteOf(twin, partOf(other))?.replace(/\.#$/, '.*')
  return [twin, family].some((name) => name !== undefined && note.includes(name))
}

function partOf(part: string): Texts {
  const found = Object.entries(files).find(
    ([file]) => file.endsWith(`/${part}.en.json`) || file.endsWith(`schema/${part}/en.json`),
  )
  return found?.[1] ?? {}
}
