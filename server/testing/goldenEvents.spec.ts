import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BillingEvent } from '../billing/events.ts'
import { invoiceBookFold } from '../billing/invoiceBook.ts'
import type { KeyUsed } from '../eventstore/commandEvents.ts'
import { type Fold, foldAll } from '../kernel/fold.ts'
import type { OrderEvent } from '../ordering/events.ts'
import { orderFold } from '../ordering/order.ts'
import { numberFold, type OrderNumbered } from '../ordering/orderNumbers.ts'
import type { ExperienceEvent, WalletEvent } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import type { WalletAccess } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import type { AuditedEvent } from '../runtime/verify/audit.ts'
import type { SeriesEvent } from '../series/events.ts'
import { seriesFold } from '../series/series.ts'
import { dayBookFold } from '../staffing/dayBook.ts'
import type { DayBookEvent } from '../staffing/events.ts'

/**
 * One sample of every version of every event, as it was written once and for ever: a sample is never edited, and a new shape is a new file. Today's
 * code must fold all of them.
 */

type EventType = (
  | OrderEvent
  | OrderNumbered
  | WalletEvent
  | ExperienceEvent
  | DayBookEvent
  | BillingEvent
  | SeriesEvent
  | KeyUsed
)['type']

interface Expectation {
  /** Samples that must come first in the stream. */
  readonly after: readonly EventType[]
  readonly fold: Fold<unknown, never>
  /** What the fold must have understood of the sample. */
  readonly state: unknown
}

const orderId = '4f7d2c8a-93b1-5e0f-8a6d-2c4e6f8a0b12'
const placed = ['order.placed'] as const
const order = (state: object, after: readonly EventType[] = placed): Expectation => ({
  after,
  fold: orderFold as Fold<unknown, never>,
  state,
})
const wallet = (points: number, rewardPoints: number, after: readonly EventType[]): Expectation => ({
  after,
  fold: walletFold as Fold<unknown, never>,
  state: { balance: { points, rewardPoints } },
})
const access = (state: WalletAccess, after: readonly EventType[] = []): Expectation => ({
  after,
  fold: walletFold as Fold<unknown, never>,
  state: { access: state },
})
const day = (state: unknown, after: readonly EventType[]): Expectation => ({
  after,
  fold: dayBookFold as Fold<unknown, never>,
  state,
})
const funds = ['points.recharged', 'points.rewarded'] as const
const series = (state: object, after: readonly EventType[] = ['series.started']): Expectation => ({
  after,
  fold: seriesFold as Fold<unknown, never>,
  state,
})
const book: Expectation = { after: [], fold: invoiceBookFold as Fold<unknown, never>, state: { issued: 1 } }

/** A record, so that the compiler asks for every event type. */
const expectations: Readonly<Record<EventType, Expectation>> = {
  'order.placed': order({ status: 0, orderNo: 'A7K2M9', price: { totalPoints: 14_820 } }, []),
  'order.group-assigned': order({ status: 1, staffIds: { length: 2 } }),
  'order.rescheduled': order({ slot: 2, bookedFor: { date: '2026-11-25', time: '13:00' }, customerMoves: 1 }),
  'order.instructions-added': order({ status: 0, steps: { length: 2 } }),
  'order.confirmation-resent': order({ confirmationResentAt: '2026-11-20T18:30:00Z' }),
  'order.fee-waived': order({ isFeeKept: false, steps: { length: 2 } }),
  'order.service-started': order({ status: 2, startedAt: '2026-11-25T19:05:00Z' }),
  'order.service-ended': order({
    status: 3,
    endedAt: '2026-11-25T22:11:00Z',
    endRecordedAt: '2026-11-25T22:30:00Z',
  }),
  'order.visit-failed': order({
    status: 0,
    visitFailedAt: '2026-11-25T19:10:00Z',
    visitFailedReason: 'nobodyHome',
  }),
  'order.cancelled': order({ status: 4 }),
  'order.dispute-opened': order({ status: 5 }),
  'order.dispute-resolved': order({ status: 4 }),
  'order.numbered': {
    after: [],
    fold: { initial: {}, evolve: (_, event) => ({ orderId: numberFold.evolve(undefined, event) }) } as Fold<
      unknown,
      never
    >,
    state: { orderId },
  },
  'points.recharged': wallet(20_000, 0, []),
  'points.rewarded': wallet(0, 2_000, []),
  'points.spent': wallet(7_180, 0, funds),
  'points.refunded': wallet(20_000, 2_000, [...funds, 'points.spent']),
  'points.fee-charged': wallet(19_500, 0, [...funds, 'points.spent', 'points.refunded']),
  'points.reward-recovered': wallet(15_000, 1_500, [...funds, 'points.recharge-reversed']),
  'points.recharge-reversed': wallet(15_000, 1_700, funds),
  'points.frozen': access('frozen'),
  'points.unfrozen': access('open', ['points.frozen']),
  'points.closed': access('closed', ['points.frozen']),
  'experience.gained': { after: [], fold: experienceFold as Fold<unknown, never>, state: { total: 148 } },
  'day.taken': day({ takings: [[orderId, { half: 'both', units: 1 }]] }, []),
  'day.freed': day({ takings: [] }, ['day.taken']),
  'day.crew-set': day(
    {
      takings: [[orderId, { half: 'both', units: 1, groupId: '9a8b7c6d-5e4f-5a3b-8c2d-1e0f9a8b7c6d' }]],
    },
    ['day.taken'],
  ),
  'series.started': series({ rhythms: [{ everyWeeks: 2 }], agreedPoints: 14_820, isEnded: false }, []),
  'series.changed': series({ rhythms: { length: 2 }, whenFull: 'skip' }),
  'series.price-agreed': series({ agreedPoints: 15_600 }),
  'series.paused': series({ pauses: [{ from: '2026-12-20', to: '2027-01-10' }] }),
  'series.resumed': series({ pauses: [{ to: '2027-01-03' }] }, ['series.started', 'series.paused']),
  'series.visit-placed': series({
    visits: [['2026-12-08', { state: 'placed', orderId, date: '2026-12-09' }]],
  }),
  'series.visit-skipped': series({ visits: [['2026-12-22', { state: 'skipped' }]] }),
  'series.visit-unskipped': series({ visits: [] }, ['series.started', 'series.visit-skipped']),
  'series.visit-missed': series({ visits: [['2026-12-22', { state: 'missed', reason: 'points' }]] }),
  'series.crew-set': series({ crewId: '9a8b7c6d-5e4f-5a3b-8c2d-1e0f9a8b7c6d' }),
  'series.ended': series({ isEnded: true }),
  'key.used': {
    after: [],
    fold: { initial: {}, evolve: (_, { data }: KeyUsed) => data } as Fold<unknown, never>,
    state: { terms: expect.any(String), answer: { orderId } },
  },
  'invoice.issued': book,
  'invoice.credited': book,
}
const folder = new URL('../../schema/events/', import.meta.url)

/** Later versions, each beside what the fold must have understood of it. */
const laterVersions: Readonly<Record<`${EventType}.v${number}`, Expectation>> = {
  'order.placed.v2': order({ status: 0, seriesId: '7c1d9a52-4be3-5f60-9d8e-1a2b3c4d5e6f' }, []),
}

function sample(name: string): AuditedEvent {
  const file = /[.]v\d+$/.test(name) ? name : `${name}.v1`
  return JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'))
}

/** Moments as ISO strings and maps as entries, because matching part of an object does not look into them. */
function plain(state: unknown): object {
  return JSON.parse(JSON.stringify(state, (_, value) => (value instanceof Map ? [...value] : value)))
}

describe('golden events', () => {
  it.each(Object.entries(expectations))('%s.v1 folds with today’s code', (type, { after, fold, state }) => {
    const events = [...after, type].map(sample)
    expect(events.at(-1)?.type).toBe(type)
    expect(plain(foldAll(fold, events as never[]))).toMatchObject(state as object)
  })

  it.each(Object.entries(laterVersions))('%s folds with today’s code', (name, { after, fold, state }) => {
    const events = [...after, name].map(sample)
    expect(`${events.at(-1)?.type}.v${events.at(-1)?.meta.schema}`).toBe(name)
    expect(plain(foldAll(fold, events as never[]))).toMatchObject(state as object)
  })

  it('are there for every event type and version, and for nothing else', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const first = Object.keys(expectations).map((type) => `${type}.v1.json`)
    const later = Object.keys(laterVersions).map((name) => `${name}.json`)
    expect(files.toSorted()).toStrictEqual([...first, ...later].toSorted())
  })

  const every = [...Object.keys(expectations), ...Object.keys(laterVersions)]
  it.each(every)('%s has the metadata of every event, strings only', (type) => {
    const { meta } = sample(type)
    expect(Object.keys(meta).sort()).toStrictEqual(
      ['$causationId', '$correlationId', 'actorId', 'actorRole', 'occurredAt', 'schema', 'source'].sort(),
    )
    expect(Object.values(meta).every((value) => typeof value === 'string')).toBe(true)
  })
})
