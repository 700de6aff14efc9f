import { expect, it } from 'vitest'
import type { DomainEvent, RecordedEvent } from '../../kernel/event.ts'
import { mailIdOf } from '../../messaging/mailTriggers.ts'
import { orderPlaced, pointsRecharged, story } from '../testing/happened.ts'
import { mails } from './mails.projection.ts'

const userId = '8d0c7a52-9a5e-4f0b-8b52-0c1d2e3f4a5b'
const subject = '00000000-0000-4000-8000-000000000001'
const confirmed: DomainEvent = { type: 'order.confirmation-resent', data: {} }
const begun: DomainEvent = { type: 'series.started', data: { userId } }
const paused: DomainEvent = { type: 'series.paused', data: { from: '2026-12-20' } }
const asked = (events: readonly RecordedEvent[]) => mails.sink?.rowsOf(events)
const mail = (stream: string, revision: number) => {
  const reason = `event/${stream}/${revision}`
  return { id: mailIdOf(reason), dedupe_key: reason }
}

it('asks for a mail about an order, to the customer that the placing names', () => {
  const stream = `order-${subject}`
  expect(asked(story(stream, [orderPlaced({ userId })], [confirmed]))).toStrictEqual([
    {
      ...mail(stream, 0),
      kind: 'orderReceived',
      customer_id: userId,
      order_id: subject,
      facts: { revision: 0 },
    },
    {
      ...mail(stream, 1),
      kind: 'confirmationResent',
      customer_id: userId,
      order_id: subject,
      facts: { revision: 1 },
    },
  ])
})

it('asks for a mail about recurring visits, with their series', () => {
  const stream = `series-${subject}`
  const facts = (revision: number) => ({ revision, seriesId: subject })
  expect(asked(story(stream, [begun], [paused]))).toStrictEqual([
    { ...mail(stream, 0), kind: 'seriesBegun', customer_id: userId, order_id: null, facts: facts(0) },
    { ...mail(stream, 1), kind: 'seriesPaused', customer_id: userId, order_id: null, facts: facts(1) },
  ])
})

it('leaves the customer to the database where these events do not name one', () => {
  const [, later] = story(`order-${subject}`, [orderPlaced({ userId })], [confirmed])
  expect(asked(later ? [later] : [])).toMatchObject([{ kind: 'confirmationResent', customer_id: null }])
})

it('asks for the receipt of a recharge, to the owner of the wallet', () => {
  const stream = `wallet-${userId}`
  expect(asked(story(stream, [pointsRecharged()]))).toStrictEqual([
    {
      ...mail(stream, 0),
      kind: 'rechargeReceipt',
      customer_id: userId,
      order_id: null,
      facts: { revision: 0 },
    },
  ])
})

it('asks for nothing where an event has no mail, or its stream no subject that a row could name', () => {
  const noted: DomainEvent = { type: 'order.instructions-added', data: { instructionsId: 'i1' } }
  expect(asked(story(`order-${subject}`, [noted]))).toEqual([])
  expect(asked(story('order-1', [orderPlaced()]))).toEqual([])
})

it('reads what orders, wallets and series record', () => {
  expect(mails.types).toEqual(expect.arrayContaining(['order.placed', 'points.recharged', 'series.started']))
})
