import { describe, expect, it } from 'vitest'
import english from '../../schema/mails/en.json' with { type: 'json' }
import fr from '../../schema/mails/fr.json' with { type: 'json' }
import ind from '../../schema/mails/ind.json' with { type: 'json' }
import zh from '../../schema/mails/zh.json' with { type: 'json' }
import { languages } from '../../schema/rules/enumerations.ts'
import { withoutNotes } from '../../schema/rules/textNotes.ts'
import { translatorFor } from './mailTexts.ts'

const en = withoutNotes(english)
const files: Record<string, Record<string, string>> = { en, fr, zh, ind }
/** What is written alike in several languages. */
const ALIKE = /^value\.|^label\.(total|service)$/

describe('texts of mails', () => {
  it.each(languages)('are all there in %s, in that language only', (language) => {
    const file = files[language] ?? {}
    expect(Object.keys(file)).toEqual(Object.keys(en))
    expect(Object.entries(file).filter(([, text]) => !text.trim())).toEqual([])
    if (language === 'en') return
    const borrowed = Object.entries(file).filter(
      ([key, text]) => text === files.en?.[key] && !ALIKE.test(key),
    )
    expect(borrowed).toEqual([])
  })

  it.each(languages)('name the same figures in %s as in English', (language) => {
    for (const [key, text] of Object.entries(files[language] ?? {}))
      expect([key, figuresOf(text)]).toEqual([key, figuresOf(files.en?.[key] ?? '')])
  })
})

it('writes days without a weekday and months by name, in Chinese too', () => {
  const date = Temporal.PlainDate.from('2026-11-04')
  const spoken = languages.map((language) => [
    translatorFor(language).shortDay(date),
    translatorFor(language).month(date),
  ])
  expect(spoken).toEqual([
    ['November 4, 2026', 'November 2026'],
    ['4 novembre 2026', 'novembre 2026'],
    ['2026年11月4日', '2026年11月'],
    ['4 नवंबर 2026', 'नवंबर 2026'],
  ])
})

it('writes money, points, shares and days as each language does', () => {
  const date = Temporal.PlainDate.from('2026-11-25')
  const time = Temporal.PlainTime.from('14:30')
  const spoken = languages.map((language) => {
    const translator = translatorFor(language)
    return [
      translator.price(13_500),
      translator.percent(9975),
      translator.day(date),
      translator.time(time),
    ].map(plainSpaces)
  })
  expect(spoken).toEqual([
    ['13,500 points ($135.00)', '9.975%', 'Wednesday, November 25, 2026', '2:30 PM'],
    ['13 500 points (135,00 $)', '9,975 %', 'mercredi 25 novembre 2026', '14 h 30'],
    ['13,500 积分（CA$135.00）', '9.975%', '2026年11月25日星期三', '14:30'],
    ['13,500 पॉइंट (CA$135.00)', '9.975%', 'बुधवार, 25 नवंबर 2026', '2:30 pm'],
  ])
})

function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

/** The names in braces. */
function figuresOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name ?? ''))].sort()
}
