/**
 * Why the product says no: one list for both doors, the client's texts and the tests. Adding a code without a text in every language
 * fails the build.
 */
export const RejectionCode = {
  // who and what
  WRONG_CREDENTIALS: 'WRONG_CREDENTIALS',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
  ACCOUNT_INACTIVE: 'ACCOUNT_INACTIVE',
  NOT_FOUND: 'NOT_FOUND',
  FIELD_REQUIRED: 'FIELD_REQUIRED',
  FIELD_INVALID: 'FIELD_INVALID',
  FIELD_TOO_LONG: 'FIELD_TOO_LONG',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  PHONE_TAKEN: 'PHONE_TAKEN',
  USER_NAME_TAKEN: 'USER_NAME_TAKEN',
  // where
  PROVINCE_REQUIRED: 'PROVINCE_REQUIRED',
  ADDRESS_IS_DEFAULT: 'ADDRESS_IS_DEFAULT',
  ADDRESS_IS_CONFIRMED: 'ADDRESS_IS_CONFIRMED',
  // what to book
  ADDRESS_REQUIRED: 'ADDRESS_REQUIRED',
  SERVICE_REQUIRED: 'SERVICE_REQUIRED',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  PRICE_CHANGED: 'PRICE_CHANGED',
  // when
  DATE_INVALID: 'DATE_INVALID',
  DATE_PAST: 'DATE_PAST',
  DATE_TOO_FAR: 'DATE_TOO_FAR',
  DAY_CLOSED: 'DAY_CLOSED',
  SLOT_REQUIRED: 'SLOT_REQUIRED',
  TIME_REQUIRED: 'TIME_REQUIRED',
  TIME_OUTSIDE_SLOT: 'TIME_OUTSIDE_SLOT',
  TOO_LATE_TODAY: 'TOO_LATE_TODAY',
  MONTH_INVALID: 'MONTH_INVALID',
  YEAR_INVALID: 'YEAR_INVALID',
  SLOT_FULL: 'SLOT_FULL',
  DUPLICATE_BOOKING: 'DUPLICATE_BOOKING',
  KEY_REUSED: 'KEY_REUSED',
  // points
  NOT_ENOUGH_POINTS: 'NOT_ENOUGH_POINTS',
  AMOUNT_INVALID: 'AMOUNT_INVALID',
  // the life of an order
  ORDER_NOT_CANCELLABLE: 'ORDER_NOT_CANCELLABLE',
  ORDER_TRANSITION_REFUSED: 'ORDER_TRANSITION_REFUSED',
  FEE_CHANGED: 'FEE_CHANGED',
  CREW_BUSY: 'CREW_BUSY',
  NOT_YOUR_ORDER: 'NOT_YOUR_ORDER',
  TOO_EARLY_TO_START: 'TOO_EARLY_TO_START',
  BUSY: 'BUSY',
} as const
export type RejectionCode = (typeof RejectionCode)[keyof typeof RejectionCode]

/** The REST tag of a refusal that is not about one field: a toast of that kind (documents' sections 8). */
export type ToastTag = 'warning' | 'info' | 'error'

/** `info` tells that somebody was quicker and a reload helps (decisions E14, K1); all else is a warning unless it names a field. */
export const informing: ReadonlySet<RejectionCode> = new Set([RejectionCode.FEE_CHANGED, RejectionCode.BUSY])
