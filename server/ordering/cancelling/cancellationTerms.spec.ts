import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { happened } from '../../testing/given.ts'
import {
  admin,
  assigned,
  customer,
  feeWaived,
  livesUntil,
  mondayMorning,
  moved,
  placed,
  seasonPlaced,
  started,
} from '../../testing/orderStory.ts'
import type { OrderEvent } from '../events.ts'
import { knownOrder, orderFold } from '../order.ts'
import { cancellationTerms } from './cancellationTerms.ts'

const { Customer, Admin, Staff, System } = ActorRole
type Past = readonly Parameters<typeof orderFold.evolve>[1][]

function terms(past: Past, now: string, role: ActorRole = Customer) {
  return cancellationTerms(knownOrder(foldAll(orderFold, past)), Temporal.Instant.from(now), role)
}

/** Confirmed for Monday 15:30 UTC, 14,820 points: 20 % would be 2,964, capped at 2,500; 50 % is 7,410. */
const confirmed = livesUntil[OrderStatus.Confirmed]
const cheap = [placed({ totalPoints: 10_003 }), assigned()]

describe('the fee of a confirmed day order', () => {
  it.each([
    ['more than 24 hours ahead', '2026-11-22T15:29:59.999Z', 0],
    ['exactly 24 hours ahead', '2026-11-22T15:30:00Z', 2_500],
    ['just above 2 hours ahead', '2026-11-23T13:29:59.999Z', 2_500],
    ['exactly 2 hours ahead', '2026-11-23T13:30:00Z', 7_410],
    ['at the time itself', '2026-11-23T15:30:00Z', 7_410],
    ['a day after it', '2026-11-24T15:30:00Z', 7_410],
  ])('%s', (_, now, feePoints) => {
    expect(terms(confirmed, now)).toMatchObject({ feePoints, refundPoints: 14_820 - feePoints })
  })

  it('below its cap is 20 %, and late 50 %, half up: 10,003 gives 2,001 and 5,002', () => {
    expect(terms(cheap, '2026-11-23T10:00:00Z')?.feePoints).toBe(2_001)
    expect(terms(cheap, '2026-11-23T14:00:00Z')?.feePoints).toBe(5_002)
  })

  it('of the late hours has no cap', () => {
    expect(terms([placed({ totalPoints: 40_000 }), assigned()], '2026-11-23T14:00:00Z')?.feePoints).toBe(
      20_000,
    )
  })

  it('begins five minutes after placing, the fifth minute included', () => {
    const late = [placed({}, '2026-11-23T14:00:00Z'), assigned()]
    expect(terms(late, '2026-11-23T14:05:00Z')).toStrictEqual({ feePoints: 0, refundPoints: 14_820 })
    expect(terms(late, '2026-11-23T14:05:00.001Z')?.feePoints).toBe(7_410)
  })

  it('counts from 9:00 when there is no time', () => {
    const dateOnly = [
      placed({ bookedFor: { date: '2026-11-23', zone: mondayMorning.zone }, slot: 0 }),
      assigned(),
    ]
    expect(terms(dateOnly, '2026-11-22T14:59:59Z')?.feePoints).toBe(0)
    expect(terms(dateOnly, '2026-11-22T15:00:00Z')?.feePoints).toBe(2_500)
  })

  it('cannot be escaped by having an admin move the order inside 24 hours', () => {
    const to = { ...mondayMorning, date: '2026-11-30' }
    const inside = moved({ to, notice: 'admin' }, '2026-11-23T12:00:00Z', admin)
    expect(terms([...confirmed, inside], '2026-11-23T12:30:00Z')?.feePoints).toBe(2_500)
    expect(terms([...confirmed, inside], '2026-11-24T12:30:00Z')?.feePoints).toBe(7_410)
    const before = moved({ to, notice: 'admin' }, '2026-11-22T12:00:00Z', admin)
    expect(terms([...confirmed, before], '2026-11-23T12:30:00Z')?.feePoints).toBe(0)
  })
})

describe('a fee that was due once stays due (decision M5)', () => {
  const to = { ...mondayMorning, date: '2026-12-21' }
  const toPending = { to, groupKept: false }
  const byOffice = moved({ to, notice: 'admin' }, '2026-11-23T12:00:00Z', admin)
  const byCustomer = moved({ ...toPending, from: to }, '2026-11-23T12:10:00Z')

  it('when the office moves the order to a day on which its crew is busy', () => {
    const intoPending = moved({ ...toPending, notice: 'admin' }, '2026-11-23T12:00:00Z', admin)
    expect(terms([...confirmed, intoPending], '2026-11-23T12:30:00Z')).toStrictEqual({
      feePoints: 2_500,
      refundPoints: 12_320,
    })
  })

  it('when the customer moves it on from there to such a day', () => {
    expect(terms([...confirmed, byOffice], '2026-11-23T12:30:00Z')?.feePoints).toBe(2_500)
    expect(terms([...confirmed, byOffice, byCustomer], '2026-11-23T12:30:00Z')?.feePoints).toBe(2_500)
    expect(terms([...confirmed, byOffice, byCustomer], '2026-11-23T13:30:00Z')?.feePoints).toBe(7_410)
  })

  it('through further moves and crews', () => {
    const past = [...confirmed, byOffice, byCustomer, assigned(), byCustomer, assigned(), byCustomer]
    expect(terms(past, '2026-11-23T12:30:00Z')?.feePoints).toBe(2_500)
  })

  it('and no fee begins with a move while none was due', () => {
    const pendingAlways = [placed(), moved(toPending, '2026-11-23T12:00:00Z', admin)]
    expect(terms(pendingAlways, '2026-11-23T12:30:00Z')?.feePoints).toBe(0)
    const inGrace = [
      placed({}, '2026-11-23T12:00:00Z'),
      assigned(),
      moved(toPending, '2026-11-23T12:05:00Z', admin),
    ]
    expect(terms(inGrace, '2026-11-23T12:30:00Z')?.feePoints).toBe(0)
  })

  it('but not from admins and the system', () => {
    const intoPending = moved({ ...toPending, notice: 'admin' }, '2026-11-23T12:00:00Z', admin)
    expect(terms([...confirmed, intoPending], '2026-11-23T12:30:00Z', Admin)?.feePoints).toBe(0)
    expect(terms([...confirmed, intoPending], '2026-12-22T12:30:00Z', System)?.feePoints).toBe(0)
  })
})

describe('a fee that the office waived', () => {
  const to = { ...mondayMorning, date: '2026-12-21' }
  const byOffice = moved({ to, notice: 'admin' }, '2026-11-23T12:00:00Z', admin)
  const waived = feeWaived(2_500, '2026-11-23T12:20:00Z')

  it('is no longer due, and the time that it is booked for decides again', () => {
    const past = [...confirmed, byOffice, waived]
    expect(terms(past, '2026-11-23T12:30:00Z')).toMatchObject({ feePoints: 0, refundPoints: 14_820 })
    expect(terms(past, '2026-12-20T15:29:59Z')?.feePoints).toBe(0)
    expect(terms(past, '2026-12-20T15:30:00Z')?.feePoints).toBe(2_500)
  })

  it('is no longer due either where the booked time itself asked for it, until that is moved', () => {
    expect(terms([...confirmed, waived], '2026-11-23T13:30:00Z')?.feePoints).toBe(0)
    const movedOn = [...confirmed, waived, byOffice]
    expect(terms(movedOn, '2026-11-23T13:30:00Z')?.feePoints).toBe(0)
    expect(terms(movedOn, '2026-12-21T13:30:00Z')?.feePoints).toBe(7_410)
  })

  it('stays away from an order that waits for a crew', () => {
    const intoPending = moved({ to, groupKept: false }, '2026-11-23T12:00:00Z', admin)
    const past = [...confirmed, intoPending, waived]
    expect(terms(past, '2026-11-23T12:30:00Z')?.feePoints).toBe(0)
    expect(terms(past, '2026-12-21T12:30:00Z')?.feePoints).toBe(0)
  })
})

describe('cancelling free of charge', () => {
  it('is possible until 24 hours ahead, which is told while it lasts', () => {
    expect(terms(confirmed, '2026-11-21T12:00:00Z')?.freeUntil?.toString()).toBe('2026-11-22T15:30:00Z')
    expect(terms(confirmed, '2026-11-22T15:30:00Z')).not.toHaveProperty('freeUntil')
  })

  it('is possible until the grace ends, when that is later', () => {
    const late = [placed({}, '2026-11-23T14:00:00Z'), assigned()]
    expect(terms(late, '2026-11-23T14:01:00Z')?.freeUntil?.toString()).toBe('2026-11-23T14:05:00Z')
  })

  it.each([
    ['a pending order', livesUntil[OrderStatus.Pending]],
    ['a confirmed period', [seasonPlaced(), assigned()]],
  ])('holds for %s at any time', (_, past) => {
    const outcome = terms(past, '2026-11-23T15:00:00Z')
    expect(outcome?.feePoints).toBe(0)
    expect(outcome).not.toHaveProperty('freeUntil')
  })

  it('holds for an admin, also in service', () => {
    const full = { feePoints: 0, refundPoints: 14_820 }
    expect(terms(confirmed, '2026-11-23T15:00:00Z', Admin)).toStrictEqual(full)
    expect(terms(livesUntil[OrderStatus.InService], '2026-11-23T16:00:00Z', Admin)).toStrictEqual(full)
  })
})

describe('who can cancel what', () => {
  const allowed: Readonly<Record<ActorRole, readonly OrderStatus[]>> = {
    [Customer]: [OrderStatus.Pending, OrderStatus.Confirmed],
    [Admin]: [OrderStatus.Pending, OrderStatus.Confirmed, OrderStatus.InService],
    [Staff]: [],
    [System]: [OrderStatus.Pending],
  }
  const cases = Object.values(ActorRole).flatMap((role) =>
    Object.values(OrderStatus).map((status) => [role, status, allowed[role].includes(status)] as const),
  )

  it.each(cases)('role %i, status %i: %s', (role, status, can) => {
    const dayAfter = '2026-11-24T18:00:00Z'
    expect(terms(livesUntil[status], dayAfter, role) !== undefined).toBe(can)
  })

  it('the system waits for the booked day to pass in Alberta', () => {
    const pending = livesUntil[OrderStatus.Pending]
    expect(terms(pending, '2026-11-24T05:59:59Z', System)).toBeUndefined()
    expect(terms(pending, '2026-11-24T06:00:00Z', System)).toStrictEqual({
      feePoints: 0,
      refundPoints: 14_820,
    })
  })

  it('the system waits for the last day of a period to pass', () => {
    expect(terms([seasonPlaced()], '2027-05-01T05:59:59Z', System)).toBeUndefined()
    expect(terms([seasonPlaced()], '2027-05-01T06:00:00Z', System)?.refundPoints).toBe(8_000)
  })
})

describe('stopping a season in service', () => {
  const inService = (totalPoints: number) => {
    const season = seasonPlaced()
    const data = { ...season.data, totalPoints }
    const begun = happened<OrderEvent>({ ...season, data } as OrderEvent, '2026-08-20T17:00:00Z', customer)
    return [begun, assigned(), started('2026-09-02T15:00:00Z')]
  }

  it.each([
    ['2026-09-02T16:00:00Z', 7_000],
    ['2026-12-01T06:00:00Z', 4_000],
    ['2026-12-01T05:59:59Z', 5_000],
    ['2027-04-01T12:00:00Z', 0],
    ['2027-06-01T12:00:00Z', 0],
  ])('on %s refunds whole unused months of eight: %i of 8,000', (now, refundPoints) => {
    expect(terms(inService(8_000), now, Admin)).toStrictEqual({ feePoints: 0, refundPoints })
  })

  it('rounds down: 4 of 8 months of 8,001 are 4,000', () => {
    expect(terms(inService(8_001), '2026-12-24T12:00:00Z', Admin)?.refundPoints).toBe(4_000)
  })

  it('before it began refunds all of it', () => {
    expect(terms([seasonPlaced(), assigned()], '2026-12-24T12:00:00Z')?.refundPoints).toBe(8_000)
  })
})
