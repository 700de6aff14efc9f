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
import english from './en.json'
import french from './fr.json'
import hindi from './ind.json'
import chinese from './zh.json'

const others = { fr: french, zh: chinese, ind: hindi }
const texts: Record<string, string> = english

describe.each(Object.entries(others))('%s', (_, messages: Record<string, string>) => {
  it('has every English text and no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.keys(english))('%s is written, and takes the same values', (key) => {
    expect(messages[key]?.trim()).toBeTruthy()
    expect(namesIn(messages[key] ?? '')).toEqual(namesIn(texts[key] ?? ''))
  })
})

it('keeps the texts in order, so that two people adding texts do not collide', () => {
  for (const messages of [english, french, chinese, hindi])
    expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
})

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
