import type { DemoServiceText } from './demoServiceTexts.ts'

/** What a home in Calgary needs outside, by the month. */

const WINTER: readonly number[] = [11, 12, 1, 2, 3]
const CLEANUP: readonly number[] = [4, 10]
const SEPTEMBER = 9

/** A single visit. */
export function outdoorVisit({ month }: Temporal.PlainDate): DemoServiceText {
  if (WINTER.includes(month)) return 'snowVisit'
  return CLEANUP.includes(month) ? 'seasonalCleanup' : 'mowing'
}

/** A single visit to the lawn, where pests are looked for when nothing grows. */
export function lawnVisit(day: Temporal.PlainDate): DemoServiceText {
  return WINTER.includes(day.month) ? 'pestControl' : outdoorVisit(day)
}

/** The first of September in or before which a day lies: where its season of snow began or, from May on, the last one did. */
export function seasonOf(day: Temporal.PlainDate): Temporal.PlainDate {
  const year = day.month < SEPTEMBER ? day.year - 1 : day.year
  return Temporal.PlainDate.from({ year, month: SEPTEMBER, day: 1 })
}

/** A whole month of visits. */
export function monthOfWork({ month }: Temporal.PlainDate): DemoServiceText {
  return WINTER.includes(month) ? 'snowMonth' : 'monthlyMowing'
}
