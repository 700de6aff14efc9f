import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../schema/rules/enumerations.ts'
import { chooseLanguage, intlOf } from '../i18n/intlStore.ts'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import type { Messages } from '../i18n/messageId.ts'
import { addressLine, placeLine } from './addressText.ts'
import { phoneHref, phoneText } from './phone.ts'
import { useFormats } from './useFormats.ts'
import { wallClock } from './wallClock.ts'

async function formats(language: Language) {
  await chooseLanguage(language)
  return renderHook(useFormats, { wrapper: LanguageRoot }).result.current
}

/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('numbers and money', () => {
  it.each<[Language, string, string]>([
    ['en', '1,234,567', '$12,345.67'],
    ['fr', '1 234 567', '12 345,67 $'],
    ['zh', '1,234,567', '$12,345.67'],
    ['ind', '12,34,567', '$12,345.67'],
  ])('are written as readers of %s do', async (language, number, money) => {
    const { number: asNumber, money: asMoney } = await formats(language)
    expect(plain(asNumber(1_234_567))).toBe(number)
    expect(plain(asMoney(1_234_567))).toBe(money)
  })

  it('turn points to dollars and tenths to percent', async () => {
    const { worth, tenths, signed } = await formats('en')
    expect(worth(22_980)).toBe('$229.80')
    expect(tenths(50)).toBe('5.0%')
    expect(signed(1500)).toBe('+1,500')
  })
})

describe('times', () => {
  it('are those of the text, whatever its offset and the browser say, with the zone of the server', async () => {
    const { moment, day } = await formats('en')
    expect(plain(moment({ at: '2026-12-01T10:00:00-06:00', zoneLabel: 'MDT' }))).toBe(
      'Dec 1, 2026, 10:00 AM MDT',
    )
    expect(day('2025-11-22')).toBe('Saturday, November 22, 2025')
  })

  it('refuse what is no date', () => {
    expect(() => wallClock('tomorrow')).toThrow(RangeError)
  })
})

it.each([
  ['+1 403 555 0110', '(403) 555-0110'],
  ['4035550110', '(403) 555-0110'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('shows the phone number %s as %s', (phone, shown) => {
  expect(phoneText(phone)).toBe(shown)
})

it('makes a telephone link', () => {
  for (const phone of ['+1 403 555 0110', '(403) 555-0110']) expect(phoneHref(phone)).toBe('tel:+14035550110')
})

it('writes unit and street number together', () => {
  const address = { streetName: 'Elm St', city: 'Calgary', province: 'AB', postal: 'T2P 1B5' }
  const line = addressLine({ ...address, unit: '12', streetNo: '46' })
  expect(line).toBe('12-46 Elm St, Calgary, AB T2P\u00A01B5')
  expect(addressLine(address)).toBe('Elm St, Calgary, AB T2P\u00A01B5')
})

it('sets names and places that run from right to left apart, so that numbers beside them stay as they are', () => {
  const { formatMessage } = intlOf('en', { 'orders.visit.contact': '{name}, {phone}' } as Messages)
  const contact = (name: string) =>
    formatMessage({ id: 'orders.visit.contact' }, { name, phone: '(780) 321-0236' })
  expect(contact('محمد العبد')).toBe('\u2068محمد العبد\u2069, (780) 321-0236')
  expect(contact('Nadia')).toBe('Nadia, (780) 321-0236')
  const address = { unit: '4', streetNo: '12', streetName: 'شارع', city: 'مدينة' }
  expect(placeLine(address)).toBe('4-12 \u2068شارع\u2069, \u2068مدينة\u2069')
})
