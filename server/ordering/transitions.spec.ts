import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import { orderEventTypes } from './events.ts'
import { isTransition, mayCause, transitions } from './transitions.ts'

describe('the table of transitions', () => {
  /** Decision E1 in its own words: every change of status, as from>to. */
  const changes = '0>1 0>4 1>4 2>4 1>0 1>2 2>3 3>5 5>3 5>4'.split(' ')

  it('changes status in the ways of decision E1 and in no other', () => {
    const inTable = transitions.filter(({ from, to }) => from !== undefined && from !== to)
    expect(new Set(inTable.map(({ from, to }) => `${from}>${to}`))).toStrictEqual(new Set(changes))
  })

  it('lets nothing leave Cancelled', () => {
    expect(transitions.filter((row) => row.from === OrderStatus.Cancelled)).toStrictEqual([])
  })

  it('has each row once', () => {
    const rows = transitions.map(({ event, from, to }) => `${event} ${from} ${to}`)
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('leads from everywhere to one status by one event, which alone says where there are two', () => {
    const changing = transitions.filter(({ from, to }) => from !== to)
    const ways = new Map(changing.map((row) => [`${row.event} to ${row.to}`, row]))
    const perEvent = Map.groupBy(ways.values(), ({ event }) => event)
    for (const [event, rows] of perEvent)
      if (rows.length > 1)
        expect
          .soft(
            rows.every(({ when }) => when),
            event,
          )
          .toBe(true)
    expect([...perEvent.values()].filter((rows) => rows.length > 1)).toHaveLength(1)
  })

  it('names every event of an order', () => {
    expect(new Set(orderEventTypes)).toStrictEqual(new Set(transitions.map(({ event }) => event)))
  })

  it.each([
    ['order.rescheduled', OrderStatus.Confirmed, OrderStatus.Confirmed],
    ['order.rescheduled', OrderStatus.Confirmed, OrderStatus.Pending],
    ['order.dispute-resolved', OrderStatus.Disputed, OrderStatus.Completed],
    ['order.dispute-resolved', OrderStatus.Disputed, OrderStatus.Cancelled],
  ] as const)('lets an admin cause %s from status %i to %i, and no crew', (event, from, to) => {
    expect(isTransition({ event, from, to, role: ActorRole.Admin })).toBe(true)
    expect(isTransition({ event, from, to, role: ActorRole.Staff })).toBe(false)
  })

  it('leaves cancelling in service to admins', () => {
    const { InService } = OrderStatus
    expect(mayCause('order.cancelled', InService, ActorRole.Admin)).toBe(true)
    expect(mayCause('order.cancelled', InService, ActorRole.Customer)).toBe(false)
  })

  it('tells a step from a jump', () => {
    const step = { event: 'order.service-ended', from: OrderStatus.InService, role: ActorRole.Staff } as const
    expect(isTransition({ ...step, to: OrderStatus.Completed })).toBe(true)
    expect(isTransition({ ...step, to: OrderStatus.Cancelled })).toBe(false)
    expect(isTransition({ ...step, from: OrderStatus.Confirmed, to: OrderStatus.Completed })).toBe(false)
    expect(isTransition({ ...step, to: OrderStatus.Completed, role: ActorRole.Customer })).toBe(false)
  })
})
