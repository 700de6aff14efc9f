import { businessRules } from '../../../schema/rules/businessRules.ts'
import { addDays, weekdayOf } from '../../format/calendarDates.ts'
import { fromHm, halfDays, timesOf, toHm } from '../booking/slotTimes.ts'

/** How often visits can recur, in weeks. */
export const intervals = [1, 2, 4] as const

/** When visits recur, as a form has it. */
export interface RhythmForm {
  readonly everyWeeks: number
  /** yyyy-mm-dd; its weekday is the rhythm's. */
  readonly first: string
  /** Hour × 100 + minute; 0 for services that have no time. */
  readonly hm: number
  readonly whenFull: 'Move' | 'Skip'
}

const dayCount = 9

/** The days on which a rhythm may begin by its weekday (1 to 6), from a day on. */
export function firstDays(from: string, weekday: number): readonly string[] {
  const next = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  return Array.from({ length: dayCount }, (_, week) => addDays(next, 7 * week))
}

/** The first of these days that is not closed. */
export function firstOpen(from: string, weekday: number, closedDates: readonly string[]): string {
  const days = firstDays(from, weekday)
  return days.find((day) => !closedDates.includes(day)) ?? days[0] ?? from
}

/** The arrival times of each half day. */
export function arrivalTimes() {
  const { stepMinutes, ...hours } = businessRules.slots
  return halfDays.map((half) => ({ half, times: timesOf(half, hours, stepMinutes) }))
}

/** The same as the terms of a command. */
export function termsOf({ hm, ...rest }: RhythmForm) {
  const { hour, minute } = fromHm(hm) ?? { hour: 0, minute: 0 }
  const half = arrivalTimes().find(({ times }) => times.some((time) => toHm(time) === hm))?.half
  return { ...rest, hour, minute, slot: half ?? ('None' as const) }
}

/** The field for one of the command's: an arrival time is one choice in a form. */
export function rhythmField(field: string): string {
  return field === 'slot' || field === 'hour' ? 'hm' : field
}
