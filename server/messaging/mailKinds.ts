import type { SystemMail } from '../kernel/systemMail.ts'

/** Mails about one order, in the order of its life (decisions J1, E5, I8). */
const orderMails = [
  'orderReceived',
  'orderConfirmed',
  'confirmationResent',
  'orderChanged',
  'orderReminder',
  'orderCancelled',
  'orderCompleted',
  'problemReported',
] as const
export type OrderMailKind = (typeof orderMails)[number]

/** Mails about a customer's recurring visits (section N), in the order of their life. */
const seriesMails = [
  'seriesBegun',
  'seriesChanged',
  'seriesPaused',
  'seriesResumed',
  'seriesEnded',
  'seriesMissed',
  'seriesPoints',
  'seriesPrice',
  'seriesStopped',
] as const
export type SeriesMailKind = (typeof seriesMails)[number]

/** Those that ask the reader for something, or say that a visit does not take place. */
const urgent: ReadonlySet<MailKind> = new Set([
  'seriesMissed',
  'seriesPoints',
  'seriesPrice',
  'seriesStopped',
])

/** Every mail there is (decision J1). The code that changes an account queues the mails about it; all others follow from events or the calendar. */
export type MailKind = OrderMailKind | SeriesMailKind | 'rechargeReceipt' | SystemMail['kind']

/** What a row keeps for its text: the event's revision, the day of the reminder, or the secret of a mail about an account. */
export interface MailFacts {
  /** Of the event in its stream; the text describes the state right after it. */
  readonly revision?: number
  /** yyyy-mm-dd, the day a reminder is about, or by when an account is erased. */
  readonly date?: string
  readonly token?: string
  readonly code?: string
  /** The series that a mail about recurring visits is about. */
  readonly seriesId?: string
  /** The planned day of the visit that waits, yyyy-mm-dd, and what it costs and lacks in points. */
  readonly occurrence?: string
  readonly points?: number
  readonly missingPoints?: number
}

/**
 * Whether a customer can switch these mails off: those about orders and recurring visits only, and neither a confirmation that the office
 * sends again (decisions A17, I8) nor what a visit waits for.
 */
export function mayBeSwitchedOff(kind: MailKind): boolean {
  return kind !== 'confirmationResent' && !urgent.has(kind) && (isOrderMail(kind) || isSeriesMail(kind))
}

export function isSeriesMail(kind: MailKind): kind is SeriesMailKind {
  return seriesMails.some((each) => each === kind)
}

export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return orderMails.some((each) => each === kind)
}
