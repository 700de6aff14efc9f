import fc from 'fast-check'
import { expect, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { foldAll } from '../../kernel/fold.ts'
import {
  admin,
  assigned,
  customer,
  feeWaived,
  mondayMorning,
  moved,
  placed,
} from '../../testing/orderStory.ts'
import { knownOrder, type Order, orderFold } from '../order.ts'
import { feeDue, feeLimit, type ShownFee } from './cancellationFee.ts'

/**
 * However an order is moved, confirmed and looked at: the office alone lowers a fee that is due (decision M5), and a 0 that only meant
 * "pending" holds for five minutes after the confirmation (decision M12).
 */

interface Turn {
  readonly verb: 'assign' | 'move' | 'waive' | 'look'
  readonly minutes: number
  readonly days: number
  readonly isCrewKept: boolean
  readonly isByOffice: boolean
}

const turns: fc.Arbitrary<Turn> = fc.record({
  verb: fc.constantFrom('assign', 'assign', 'move', 'move', 'move', 'waive', 'look', 'look'),
  // some wait for hours, some act at once
  minutes: fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 900 })),
  days: fc.nat({ max: 4 }),
  isCrewKept: fc.boolean(),
  isByOffice: fc.boolean(),
})

interface Life {
  readonly order: Order
  readonly at: Temporal.Instant
  /** A look that showed 0 of a pending order that was less than a day ahead. */
  readonly look: ShownFee | undefined
  readonly confirmedAt: Temporal.Instant
}

const happens: Readonly<Record<Turn['verb'], (life: Life, turn: Turn) => Order>> = {
  look: ({ order }) => order,
  assign: ({ order, at }) =>
    then(order, { ...assigned(), meta: { ...assigned().meta, occurredAt: at.toString() } }),
  waive: ({ order, at }) => {
    const due = feeDue(order, at)
    return due === 0 ? order : then(order, feeWaived(due, at.toString()))
  },
  move: ({ order, at }, { days, isCrewKept, isByOffice }) => {
    const to = { ...mondayMorning, date: `2026-11-${23 + days}` }
    const groupKept = isCrewKept && !isPending(order)
    return then(order, moved({ to, groupKept }, at.toString(), isByOffice ? admin : customer))
  },
}

function then(order: Order, event: Parameters<typeof orderFold.evolve>[1]): Order {
  return knownOrder(orderFold.evolve(order, event))
}

function isPending({ status }: Order): boolean {
  return status === OrderStatus.Pending
}

function after(life: Life, turn: Turn): Life {
  const { order } = life
  const at = life.at.add({ minutes: turn.minutes })
  const next = happens[turn.verb]({ ...life, at }, turn)
  const isConfirmedNow = isPending(order) && !isPending(next)
  return {
    order: next,
    at,
    look: lookAfter({ ...life, at, order: next }, turn),
    confirmedAt: isConfirmedNow ? at : life.confirmedAt,
  }
}

function lookAfter({ order, at, look }: Life, { verb }: Turn): ShownFee | undefined {
  if (verb === 'waive') return undefined
  if (verb !== 'look') return look
  const isClose = order.feeStart.since(at).total('hours') <= 24
  const feePoints = feeDue(order, at)
  return isPending(order) && isClose && feePoints === 0 ? { feePoints, at } : undefined
}

function expectFeeStands(before: Life, { verb }: Turn, { order, at }: Life): void {
  if (verb === 'waive') expect(feeDue(order, at)).toBe(0)
  else expect(feeDue(order, at)).toBeGreaterThanOrEqual(feeDue(before.order, at))
}

/** @returns whether the look was outrun */
function expectLookOutrun({ order, at, look, confirmedAt }: Life): boolean {
  if (look === undefined || isPending(order)) return false
  const isOver = at.since(confirmedAt).total('minutes') > 5
  expect(feeLimit(order, look, at)).toBe(isOver ? Number.POSITIVE_INFINITY : 0)
  return isOver
}

it('a fee that is due is lowered by the office alone, and a look holds only for as long as it may', () => {
  const seen = { keptWhilePending: 0, outrun: 0 }
  fc.assert(
    fc.property(fc.array(turns, { minLength: 3, maxLength: 20 }), (story) => {
      const at = Temporal.Instant.from('2026-11-22T14:00:00Z')
      const order = knownOrder(foldAll(orderFold, [placed()]))
      let life: Life = { order, at, look: undefined, confirmedAt: at }
      for (const turn of story) {
        const before = life
        life = after(life, turn)
        expectFeeStands(before, turn, life)
        if (isPending(life.order) && feeDue(life.order, life.at) > 0) seen.keptWhilePending += 1
        if (expectLookOutrun(life)) seen.outrun += 1
      }
    }),
    { numRuns: 300, seed: 20_261_123 },
  )
  expect(Math.min(seen.keptWhilePending, seen.outrun)).toBeGreaterThan(20)
})
