import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { declaredScreens } from '../testing/declaredScreens.ts'

/**
 * A translator sees one text at a time. What English does not tell by itself stands in a file beside it, such as `booking.context.json`: where
 * the text stands, what it names, whether it is a noun or a verb. One that ends in `.*` is for all texts of that beginning.
 */

type Texts = Record<string, string>

const files = import.meta.glob<Texts>(
  ['../**/texts/*.{en,context}.json', '../../schema/*/{en,context}.json'],
  { import: 'default', eager: true },
)
const parts = Object.keys(files).flatMap((file) => /(\w+)[./]en[.]json$/.exec(file)?.[1] ?? [])

it.each(parts)('%s describes each text that stands alone, and nothing else', (part) => {
  expect(faultsIn(partOf(part, 'en'), partOf(part, 'context'))).toEqual([])
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
  expect(faultsIn(english, {})).toEqual(['a.full', 'a.open', 'b.n'].map((id) => `${id} is not described`))
  const described = { 'a.*': 'Noun.', 'a.open': ' ', 'b.n': 'Days.', 'b.x': 'Verb.', 'c.*': 'Noun.' }
  expect(faultsIn(english, described)).toEqual([
    'a.open is empty',
    'b.x describes no text',
    'c.* describes no text',
  ])
})

function faultsIn(english: Texts, described: Texts): string[] {
  const ids = Object.keys(english)
  const missing = ids.filter((id) => standsAlone(english[id] ?? '') && !keyOf(id, described))
  const empty = Object.keys(described).filter((key) => !described[key]?.trim())
  const idle = Object.keys(described).filter((key) => !ids.some((id) => keyOf(id, described) === key))
  return [
    ...missing.map((id) => `${id} is not described`),
    ...empty.map((key) => `${key} is empty`),
    ...idle.map((key) => `${key} describes no text`),
  ]
}

/** What tells of a text: its own description, or the one of the longest beginning. */
function keyOf(id: string, described: Texts): string | undefined {
  const families = Object.keys(described).filter(
    (key) => key.endsWith('.*') && id.startsWith(key.slice(0, -1)),
  )
  return id in described ? id : families.sort((a, b) => b.length - a.length)[0]
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
  const [english, others] = [partOf(part, 'en'), partOf(other, 'en')]
  return Object.keys(english).flatMap((id) =>
    Object.keys(others)
      .filter((twin) => others[twin] === english[id] && (part !== other || id < twin))
      .filter((twin) => !tells([part, id], [other, twin]) && !tells([other, twin], [part, id]))
      .map((twin) => `${id} and ${twin}: ${english[id]}`),
  )
}

type Place = readonly [part: string, id: string]

function tells([part, id]: Place, [other, twin]: Place): boolean {
  const [described, ofTwin] = [partOf(part, 'context'), partOf(other, 'context')]
  const words = described[keyOf(id, described) ?? ''] ?? ''
  return [twin, keyOf(twin, ofTwin)].some((name) => name !== undefined && words.includes(name))
}

function partOf(part: string, kind: 'en' | 'context'): Texts {
  const found = Object.entries(files).find(
    ([file]) => file.endsWith(`/${part}.${kind}.json`) || file.endsWith(`schema/${part}/${kind}.json`),
  )
  return found?.[1] ?? {}
}
