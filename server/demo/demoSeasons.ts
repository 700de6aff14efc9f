import type { DemoServiceText } from '../catalog/demoServiceTexts.ts'

/** What a home in Calgary needs outside, by the month. */

const WINTER: readonly number[] = [11, 12, 1, 2, 3]
const CLEANUP: readonly number[] = [4, 10]

/** A single visit. */
export function outdoorVisit({ month }: Temporal.PlainDate): DemoServiceText {
  if (WINTER.includes(month)) return 'snowVisit'
  return CLEANUP.includes(month) ? 'seasonalCleanup' : 'mowing'
}

/** A whole month of visits. */
export function monthOfWork({ month }: Temporal.PlainDate): DemoServiceText {
  return WINTER.includes(month) ? 'snowMonth' : 'monthlyMowing'
}
