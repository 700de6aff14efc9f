import { expect, test } from 'vitest'
import { z } from 'zod'
import { groupFields } from '../../../schema/rules/staffFields.ts'
import { idField } from './fields.ts'
import { refusalOf, rejectionOfBody } from './reply.ts'

const body = z.object({ addressId: idField, orderNo: z.string().max(20), year: z.number() })
const good = { addressId: 'a', orderNo: 'o', year: 2026 }

function refusalOfBody(sent: unknown) {
  const parsed = body.safeParse(sent)
  if (parsed.success) throw new Error('the body passed')
  return refusalOf(rejectionOfBody(parsed.error, sent), 'en')
}

test.each([
  ['a choice that is missing', { ...good, addressId: '' }, 'addressId', 'An address must be selected.'],
  ['a field that is missing', { ...good, orderNo: undefined }, 'orderNo', 'This field is required.'],
  ['a field of another type', { ...good, year: '2026' }, 'year', 'This value isn’t valid.'],
  ['a text that is too long', { ...good, orderNo: 'o'.repeat(21) }, 'orderNo', '20 characters maximum'],
  ['an id that is none', { ...good, addressId: [] }, 'addressId', 'This value isn’t valid.'],
  ['no object at all', [], 'warning', 'This value isn’t valid.'],
])('%s is told under its field', (_what, sent, tag, msg) => {
  expect(refusalOfBody(sent)).toEqual({ tag, msg })
})

const booking = z.object({
  serviceCatalog: z.number(),
  periodType: z.number(),
  year: z.number(),
  month: z.number(),
  slot: z.number(),
  hour: z.number(),
})
const cleaning = { serviceCatalog: 1, periodType: 0, year: 2026, month: 11, slot: 1, hour: 9 }

test.each([
  ['an hour of a cleaning', { ...cleaning, hour: undefined }, 'hour', 'Must select on-site service time.'],
  ['a slot of a cleaning', { ...cleaning, slot: null }, 'slot', 'Must select AM or PM.'],
  ['an hour of mowing', { ...cleaning, serviceCatalog: 2, hour: null }, 'hour', 'This field is required.'],
  ['an hour of a month', { ...cleaning, periodType: 1, hour: '' }, 'hour', 'This field is required.'],
  ['a month', { ...cleaning, month: undefined }, 'month', 'Must select a valid month.'],
  ['a year', { ...cleaning, year: null }, 'year', 'Must select a valid year.'],
])('%s that a booking lacks is told in the words of the document', (_what, sent, tag, msg) => {
  const parsed = booking.safeParse(sent)
  if (parsed.success) throw new Error('the body passed')
  expect(refusalOf(rejectionOfBody(parsed.error, sent), 'en')).toEqual({ tag, msg })
})

test('a missing field of a shared schema is told in the words that the schema has for it', () => {
  const parsed = groupFields.safeParse({ groupNo: '' })
  if (parsed.success) throw new Error('the body passed')
  expect(refusalOf(rejectionOfBody(parsed.error, { groupNo: '' }), 'en')).toEqual({
    tag: 'groupNo',
    msg: 'Group number cannot be empty.',
  })
})

test.each(['ORDER_CHANGED', 'CREW_BUSY', 'BUSY', 'FEE_CHANGED', 'KEY_REUSED'] as const)(
  '%s is told with info: something was done already (decisions K1, L14)',
  (rejected) => {
    expect(refusalOf({ rejected, params: { fee: 1 } }, 'en').tag).toBe('info')
  },
)
