import { describe, expect, it } from 'vitest'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { type CrewPolicyOrder, crewMay } from './crew.policy.ts'

const confirmed: CrewPolicyOrder = {
  status: OrderStatus.Confirmed,
  periodType: PeriodType.Day,
  bookedDate: '2026-11-24',
  groupId: 'crew-1',
  staffIds: undefined,
}
const begun = { ...confirmed, status: OrderStatus.InService, staffIds: ['sam', 'lee'] }
const sam = { staffId: 'sam', groupId: 'crew-1' }
const at = (moment: string) => Temporal.Instant.from(moment)
const onTheDay = at('2026-11-24T16:00:00Z')

describe('a crew member', () => {
  it.each([
    ['the evening before, in Alberta', '2026-11-24T05:59:59Z', false],
    ['from midnight on, in Alberta', '2026-11-24T06:00:00Z', true],
    ['days later', '2026-12-24T06:00:00Z', true],
  ])('may start %s: %s %s', (_when, moment, start) => {
    expect(crewMay(confirmed, sam, at(moment))).toEqual({ start, end: false })
  })

  it('may start a month within its days only', () => {
    const month = { ...confirmed, periodType: PeriodType.Month, bookedDate: '2026-12-01' }
    const starts = [
      '2026-12-01T05:59:59Z',
      '2026-12-01T06:00:00Z',
      '2027-01-01T05:59:59Z',
      '2027-01-01T06:00:00Z',
    ]
    expect(starts.map((moment) => crewMay(month, sam, at(moment)).start)).toEqual([false, true, true, false])
  })

  it('of another crew, or of none, may nothing', () => {
    const nothing = { start: false, end: false }
    for (const groupId of ['crew-2', undefined])
      expect(crewMay(confirmed, { staffId: 'ann', groupId }, onTheDay)).toEqual(nothing)
    const unassigned = { ...confirmed, status: OrderStatus.Pending, groupId: undefined }
    expect(crewMay(unassigned, { staffId: 'ann', groupId: undefined }, onTheDay)).toEqual(nothing)
  })

  it('may end what is in service, also when they began it and left the crew since', () => {
    const end = { start: false, end: true }
    expect(crewMay(begun, { staffId: 'new', groupId: 'crew-1' }, onTheDay)).toEqual(end)
    expect(crewMay(begun, { staffId: 'lee', groupId: 'crew-2' }, onTheDay)).toEqual(end)
    expect(crewMay(begun, { staffId: 'ann', groupId: 'crew-2' }, onTheDay).end).toBe(false)
  })

  it.each([OrderStatus.Completed, OrderStatus.Cancelled, OrderStatus.Disputed])(
    'may do nothing with status %i',
    (status) => {
      expect(crewMay({ ...begun, status }, sam, onTheDay)).toEqual({ start: false, end: false })
    },
  )
})
