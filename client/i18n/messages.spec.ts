import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { languages } from '../../schema/rules/enumerations.ts'
import { serverParts, textParts } from './textParts.ts'

type Texts = Record<string, string>

const files = import.meta.glob<Texts>('./*/*.json', { import: 'default', eager: true })
const parts = textParts.filter((part) => !serverParts.includes(part))
const others = parts.flatMap((part) =>
  languages.filter((language) => language !== 'en').map((language) => ({ part, language })),
)

describe.each(others)('$part in $language', ({ part, language }) => {
  const english = textsOf(part, 'en')
  const messages = textsOf(part, language)

  it('has every English text and no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.keys(english))('%s is written, and takes the same values', (key) => {
    expect(messages[key]?.trim()).toBeTruthy()
    expect(namesIn(messages[key] ?? '')).toEqual(namesIn(english[key] ?? ''))
  })
})

it('keeps the texts in order, so that two people adding texts do not collide', () => {
  for (const messages of Object.values(files))
    expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
})

it('has each text in one part only', () => {
  const names = parts.flatMap((part) => Object.keys(textsOf(part, 'en')))
  expect(names).toHaveLength(new Set(names).size)
})

it.each(parts)('keeps French marks of %s on the line of their words (P113)', (part) => {
  const torn = Object.values(textsOf(part, 'fr')).filter((text) => / :|« | »/.test(text))
  expect(torn).toEqual([])
})

function textsOf(part: string, language: string): Texts {
  const texts = files[`./${part}/${language}.json`]
  if (!texts) throw new Error(`No ${part} texts in ${language}`)
  return texts
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
