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
] as const
export type OrderMailKind = (typeof orderMails)[number]

/** Every mail there is (decision J1). Mails about an account are queued by whoever changes it; all others follow from events or the calendar. */
export type MailKind = OrderMailKind | 'rechargeReceipt' | SystemMail['kind']

/** What a row keeps for its text: where in its stream the event stands, the day reminded of, or the secret of a mail about an account. */
export interface MailFacts {
  /** Of the event in its stream; the text tells the state right after it. */
  readonly revision?: number
  /** yyyy-mm-dd, the day a reminder is about, or by when an account is erased. */
  readonly date?: string
  readonly token?: string
  readonly code?: string
}

/** Whether a customer can switch these mails off: order mails only, and not a confirmation that the office sends again (decisions A17, I8). */
export function mayBeSwitchedOff(kind: MailKind): boolean {
  return kind !== 'confirmationResent' && isOrderMail(kind)
}

export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return orderMails.some((each) => each === kind)
}
