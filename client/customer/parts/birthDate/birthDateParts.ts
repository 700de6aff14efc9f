/** A date as it stands in three fields, each as typed; the month as "04". */
export interface DateParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The fields of a form's value; a whole date that somebody pasted into one of them fills all three. */
export function datePartsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-').map((part) => part.trim())
  return { year, month: twoDigits(month), day }
}

/** The value of three fields, "1990-04-3" while it is typed; empty when all of them are. */
export function joinedDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : ''
}

/** yyyy-mm-dd of a form's value, whether or not there is such a day; empty stays empty. */
export function isoDate(value: string): string {
  const { year, month, day } = datePartsOf(value)
  return joinedDate({ year, month, day: twoDigits(day) })
}

function twoDigits(part: string): string {
  return part === '' ? '' : part.padStart(2, '0')
}
