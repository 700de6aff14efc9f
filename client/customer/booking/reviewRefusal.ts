import { RejectionCode } from '../../../schema/rules/rejections.ts'

/** What the page does about a refused order, beside telling of it. */
export type RefusalKind = 'slotFull' | 'notEnough' | 'priceChanged' | 'duplicate' | 'time' | 'other'

/** Sorts the server's refusals by what helps: another time, more points, another look at the price, the order that is already there. */
export function refusalKind(code: string): RefusalKind {
  return kinds[code] ?? 'other'
}

const kinds: Readonly<Record<string, RefusalKind>> = {
  [RejectionCode.SLOT_FULL]: 'slotFull',
  [RejectionCode.NOT_ENOUGH_POINTS]: 'notEnough',
  [RejectionCode.PRICE_CHANGED]: 'priceChanged',
  [RejectionCode.DUPLICATE_BOOKING]: 'duplicate',
  [RejectionCode.DATE_INVALID]: 'time',
  [RejectionCode.DATE_PAST]: 'time',
  [RejectionCode.DATE_TOO_FAR]: 'time',
  [RejectionCode.DAY_CLOSED]: 'time',
  [RejectionCode.SLOT_REQUIRED]: 'time',
  [RejectionCode.TIME_REQUIRED]: 'time',
  [RejectionCode.TIME_OUTSIDE_SLOT]: 'time',
  [RejectionCode.TOO_LATE_TODAY]: 'time',
  [RejectionCode.MONTH_INVALID]: 'time',
  [RejectionCode.YEAR_INVALID]: 'time',
}
