import { createIntl, createIntlCache } from '@formatjs/intl'
import { describe, expect, it } from 'vitest'
import english from '../../schema/refusals/en.json' with { type: 'json' }
import fr from '../../schema/refusals/fr.json' with { type: 'json' }
import ind from '../../schema/refusals/ind.json' with { type: 'json' }
import zh from '../../schema/refusals/zh.json' with { type: 'json' }
import { languages } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { withoutNotes } from '../../schema/rules/textNotes.ts'
import { type RejectionParams, reject } from './rejection.ts'
import type { Params } from './texts.ts'
import { languageOf, messageOf, textOf } from './texts.ts'

const en = withoutNotes(english)
const files: Record<string, Record<string, string>> = { en, fr, zh, ind }

/** Of each code that names figures, no more than the compiler asks of whoever refuses with it, in each of its variants. */
const examples: { readonly [Code in keyof RejectionParams]: readonly RejectionParams[Code][] } = {
  TOO_MANY_ATTEMPTS: [{ minutes: 1 }],
  SIGN_IN_PAUSED: [
    { hours: 1, area: 'customer' },
    { hours: 2, area: 'staff' },
  ],
  ACCOUNT_INACTIVE: [{ area: 'customer' }, { area: 'admin' }],
  FIELD_TOO_LONG: [{ max: 50 }],
  RESET_CODES_PAUSED: [{ hours: 3 }],
  ERASURE_ORDERS_OPEN: [{ orders: 3, booked: 1, inService: 1, complaints: 1 }],
  ERASURE_TOO_EARLY: [{ hours: 5 }],
  ERASURE_POINTS_LEFT: [{ points: 1200 }],
  TOO_MANY_REQUESTS: [{ seconds: 9 }],
  ADDRESS_LIMIT_REACHED: [{ max: 20 }],
  ADDRESS_TAKEN: [{ place: '12 Elm Street, Calgary' }],
  POINTS_PER_MINUTE_INVALID: [{ least: 1, most: 1000 }],
  PRICE_CHANGED: [{ total: 14820 }],
  TOO_LATE_TODAY: [{ hour: 14 }],
  DUPLICATE_BOOKING: [
    { orderNo: 'A7K2M9', by: 'customer' },
    { orderNo: 'A7K2M9', by: 'office' },
  ],
  NOT_ENOUGH_POINTS: [{ needed: 200, available: 100 }],
  WALLET_FULL: [{ most: 1_000_000_000 }],
  RECHARGE_SPENT: [{ unspent: 0 }, { unspent: 2 }],
  ORDER_MOVES_USED: [{ most: 3 }],
  NOTES_USED: [{ most: 20 }],
  NOTICE_TOO_SHORT: [{ hours: 24 }],
  DISPUTE_TOO_LATE: [{ days: 7 }],
  FEE_CHANGED: [{ fee: 2500 }],
}

function figuresAsked(code: RejectionCode): readonly Params[] {
  const asked: Partial<Record<RejectionCode, readonly Params[]>> = examples
  return asked[code] ?? [{}]
}

describe('texts of refusals', () => {
  it.each(languages)('has one for every code in %s, in that language only', (language) => {
    const file = files[language] ?? {}
    expect(Object.keys(RejectionCode).filter((code) => !file[code]?.trim())).toEqual([])
    expect(Object.keys(file)).toEqual(Object.keys(en))
    if (language !== 'en') {
      expect(Object.entries(file).filter(([key, text]) => text === files.en?.[key])).toEqual([])
    }
  })

  it.each(languages)('names the same figures in %s as in English', (language) => {
    for (const [key, text] of Object.entries(files[language] ?? {})) {
      expect([key, figuresOf(text)]).toEqual([key, figuresOf(files.en?.[key] ?? '')])
    }
  })

  it('speaks the documents’ own words', () => {
    expect(textOf(reject('SLOT_REQUIRED'), 'en')).toBe('Must select AM or PM.')
    expect(textOf(reject('PASSWORD_TOO_SHORT'), 'en')).toBe(
      'The password your entered does not meet the minimum length requirement.',
    )
  })

  it.each([
    ['day', 14, 'after 2:00 PM. Please'],
    ['day', 10, 'after 10:00 AM. Please'],
    ['hour', 12, 'after 12 PM. Please'],
    ['hour', 11, 'after 11 AM. Please'],
    ['hour', 0, 'after 12 AM. Please'],
  ])('prints the hour of a late booking by the 12-hour clock, at field %s: %i', (field, hour, expected) => {
    expect(textOf(reject('TOO_LATE_TODAY', { field, params: { hour } }), 'en')).toContain(expected)
  })

  it.each(languages)(
    'is drawn of every refusal in %s from the figures that the compiler asks for',
    (language) => {
      const drawn = Object.values(RejectionCode).flatMap((code) =>
        figuresAsked(code).map((params) => [code, textOf({ rejected: code, params }, language)] as const),
      )
      expect(drawn.filter(([, text]) => /[{}]/.test(text))).toEqual([])
    },
  )

  it('tells a customer, and otherwise the office, that a booking is there already', () => {
    const [own, office] = examples.DUPLICATE_BOOKING.map((params) =>
      textOf(reject('DUPLICATE_BOOKING', { params }), 'en'),
    )
    expect(own).toBe('You’ve already booked this service at this address for this time.')
    expect(office).toContain('(A7K2M9)')
  })

  it.each([
    [reject('ORDER_TRANSITION_REFUSED'), 'The order’s current status doesn’t allow this.'],
    [
      reject('ORDER_MOVES_USED', { params: { most: 3 } }),
      'You can reschedule an order up to 3 times. To change it again, contact us.',
    ],
    [
      reject('DISPUTE_TOO_LATE', { params: { days: 7 } }),
      'Complaints must be recorded within 7 days of the visit.',
    ],
  ])('gives the reason of a refused step: %j', (rejection, expected) => {
    expect(textOf(rejection, 'en')).toBe(expected)
  })

  it('prints the hour as each language says it', () => {
    const late = reject('TOO_LATE_TODAY', { params: { hour: 14 } })
    expect(textOf(late, 'fr')).toContain('14 h')
    expect(textOf(late, 'zh')).toContain('下午 2 点')
    expect(textOf(late, 'ind')).toContain('दोपहर 2 बजे')
  })

  it('counts in the language’s own plural', () => {
    const one = reject('FIELD_TOO_LONG', { field: 'firstName', params: { max: 1 } })
    expect(textOf(one, 'en')).toBe('1 character maximum')
    expect(textOf({ ...one, params: { max: 50 } }, 'fr')).toContain('50 caractères')
  })

  it('says what a cancellation gave back and kept', () => {
    const free = messageOf('ORDER_CANCELLED', 'en', { refundPoints: 14820, feePoints: 0 })
    expect(free).toBe('Order cancelled. All 14,820 points are back in your balance.')
    expect(messageOf('ORDER_CANCELLED', 'en', { refundPoints: 12320, feePoints: 2500 })).toContain(
      '12,320 points are back in your balance; 2,500 points were kept',
    )
  })
})

describe('the language a browser asks for', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['hi', 'ind'],
    ['ind', 'ind'],
    ['zh-Hans-CN', 'zh'],
    ['de, pa;q=0.9, hi-IN;q=0.8, en;q=0.1', 'ind'],
    ['en;q=0.2, zh;q=0.7', 'zh'],
    ['fr;q=0, en', 'en'],
    ['fr;q=lots', 'en'],
    ['*', 'en'],
  ])('%s is %s', (header, expected) => {
    expect(languageOf(header)).toBe(expected)
  })
})

const { formatters } = createIntl({ locale: 'en', messages: {} }, createIntlCache())

/** The figures a text asks its caller for; the parts of the 12-hour clock count as the hour they are derived from. */
function figuresOf(text: string): string[] {
  const elements = formatters.getMessageFormat(text, 'en').getAst()
  const names = elements.flatMap(namesIn).map((name) => name.replace(/^(hour12|half)$/, 'hour'))
  return [...new Set(names)].filter((name) => name !== 'form').sort()
}

type Element = ReturnType<ReturnType<typeof formatters.getMessageFormat>['getAst']>[number]

const LITERAL = 0

function namesIn(element: Element): string[] {
  if (!('value' in element) || element.type === LITERAL) return []
  const options = 'options' in element ? Object.values(element.options) : []
  return [element.value, ...options.flatMap((option) => option.value.flatMap(namesIn))]
}
