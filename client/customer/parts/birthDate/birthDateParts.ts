/** A date as three fields hold it, each as typed; the month as "04". */
export interface DateParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The fields of a form's value; a whole date pasted into one of them fills all three. */
export function datePartsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-').map((part) => part.trim())
  return { year, month: twoDigits(month), day }
}

/** The value of three fields, "1990-04-3" while it is typed; empty when all of them are. */
export function joinedDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : ''
}

/** A form's value as yyyy-mm-dd, whether or not that day exists; empty stays empty. */
export function isoDate(value: string): string {
  const { year, month, day } = datePartsOf(value)
  return joinedDate({ year, month, day: twoDigits(day) })
}

/** Alberta's day is never ahead of UTC's, which needs no zone rules; for the hours between them the server decides. */
export const latestBirthDate = () => new Date().toISOString().slice(0, 10)

/** What is wrong with a date of birth, and in which fields. */
export interface BirthDateFault {
  /** `day`: the month is shorter; `whole`: something is missing, or no number. */
  readonly kind: 'year' | 'day' | 'future' | 'whole'
  readonly parts: readonly (keyof DateParts)[]
}

/**
 * The error of a form's value; undefined if it is valid or empty.
 * @param latest the last allowed day, yyyy-mm-dd
 */
export function birthDateFault(value: string, latest: string): BirthDateFault | undefined {
  const parts = datePartsOf(value)
  const { year, month, day } = parts
  if (joinedDate(parts) === '') return undefined
  const wrong = (['year', 'month', 'day'] as const).filter((part) => !/^\d+$/.test(parts[part]))
  if (wrong.length > 0) return { kind: 'whole', parts: wrong }
  if (!/^(19|[2-9]\d)\d\d$/.test(year)) return { kind: 'year', parts: ['year'] }
  if (Number(month) < 1 || Number(month) > 12) return { kind: 'whole', parts: ['month'] }
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)))
    return { kind: 'day', parts: ['day'] }
  if (isoDate(value) <= latest) return undefined
  const sameUntil = latest.startsWith(`${year}-${month}`) ? 'day' : 'month'
  return { kind: 'future', parts: [latest.startsWith(year) ? sameUntil : 'year'] }
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function twoDigits(part: string): string {
  return part === '' ? '' : part.padStart(2, '0')
}
