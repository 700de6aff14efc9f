/** Arrival hours as the server sends them; both ends inclusive (decision D6). */
export interface SlotHours {
  readonly amStartHour: number
  readonly amEndHour: number
  readonly pmStartHour: number
  readonly pmEndHour: number
}

/** A time of day on the half-hour grid. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** A morning or an afternoon: the two halves a cleaning can be booked in. */
export type HalfDay = 'Morning' | 'Afternoon'

export const halfDays: readonly HalfDay[] = ['Morning', 'Afternoon']

/** First and last whole hour of a half day. */
export function hoursOf(slot: HalfDay, hours: SlotHours): { start: number; end: number } {
  return slot === 'Morning'
    ? { start: hours.amStartHour, end: hours.amEndHour }
    : { start: hours.pmStartHour, end: hours.pmEndHour }
}

/** Every arrival time of a half day: from its first hour to the last step inside its last hour (document section 5, decision D6). */
export function timesOf(slot: HalfDay, hours: SlotHours, stepMinutes: number): TimeOfDay[] {
  const { start, end } = hoursOf(slot, hours)
  const count = Math.ceil(((end - start + 1) * 60) / stepMinutes)
  return Array.from({ length: count }, (_, index) => {
    const minutes = start * 60 + index * stepMinutes
    return { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  })
}

/** For today the chosen hour must be later than the current hour (document section 5). */
export function isTooLateToday(hour: number, nowHour: number): boolean {
  return hour <= nowHour
}

/** A time as the route carries it: hour*100 + minute, 0 for none (decision D11). */
export function toHm(time: TimeOfDay | undefined): number {
  return time ? time.hour * 100 + time.minute : 0
}

/** Reads a route's time; undefined for other text. */
export function fromHm(hm: number): TimeOfDay | undefined {
  const time = { hour: Math.floor(hm / 100), minute: hm % 100 }
  return Number.isInteger(hm) && hm >= 0 && time.hour <= 23 && time.minute <= 59 ? time : undefined
}

/** An hour on the twelve-hour clock with its half: 14 is 2 PM (decision D7). */
export function toTwelveHour(hour: number): { hour: number; half: 'AM' | 'PM' } {
  return { hour: hour % 12 === 0 ? 12 : hour % 12, half: hour < 12 ? 'AM' : 'PM' }
}

/** A time as the clock shows it, HH:MM. */
export function clockOf({ hour, minute }: TimeOfDay): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
