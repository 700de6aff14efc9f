import { describe, expect, it } from 'vitest'
import { inOrder, isReworded, keptTranslations, translationsOf, wordsAt } from './words.ts'

const noon = Temporal.Instant.from('2026-11-24T12:00:00Z')
const hours = (count: number) => noon.add({ hours: count })

describe('the words of a moment', () => {
  const former = [
    { until: hours(1), words: 'first' },
    { until: hours(3), words: 'second' },
  ]
  it.each([
    [0, 'first'],
    [1, 'second'],
    [2, 'second'],
    [3, 'today'],
    [9, 'today'],
  ])('%i hours past noon are those that stood then', (at, words) => {
    expect(wordsAt('today', former, hours(at))).toBe(words)
  })

  it('are those of today for what was never reworded', () => {
    expect(wordsAt('today', [], noon)).toBe('today')
  })
})

const clean = {
  entered: { name: 'Clean', description: 'All of it' },
  translations: { fr: { name: 'Ménage', description: 'Tout' }, zh: { name: '清洁' } },
}

describe('a text that is entered anew', () => {
  it('loses its own translations and no others', () => {
    expect(keptTranslations(clean, { name: 'Wash', description: 'All of it' })).toEqual({
      fr: { description: 'Tout' },
    })
    expect(keptTranslations(clean, clean.entered)).toEqual(clean.translations)
  })
})

describe('whether something was reworded', () => {
  it.each([
    ['nothing differs', {}, false],
    ['a text was entered anew', { entered: { name: 'Wash', description: 'All of it' } }, true],
    ['a translation came', { translations: { ...clean.translations, ind: { name: 'सफ़ाई' } } }, false],
    ['a translation was changed', { translations: { ...clean.translations, zh: { name: '洗' } } }, true],
    ['a translation went', { translations: { fr: clean.translations.fr } }, true],
  ])('when %s', (_what, change, isSo) => {
    expect(isReworded(clean, { ...clean, ...change })).toBe(isSo)
  })
})

it('takes empty parts and languages without a part for no translation', () => {
  expect(
    translationsOf([
      { language: 'fr', name: 'Ménage', description: '' },
      { language: 'zh', name: '', description: '' },
    ]),
  ).toEqual({ fr: { name: 'Ménage' } })
})

it('tells translations in one order, whatever order they came in', () => {
  const mixed = { ind: { name: 'a', description: 'b' }, fr: { specialNotice: 'c', name: 'd' } }
  expect(JSON.stringify(inOrder(mixed))).toBe(
    '{"fr":{"name":"d","specialNotice":"c"},"ind":{"description":"b","name":"a"}}',
  )
})
