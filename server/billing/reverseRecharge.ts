import { RejectionCode } from '../../schema/rules/rejections.ts'
import {
  type CommandContext,
  type CommandResult,
  type Decision,
  refuse,
} from '../eventstore/commandHandler.ts'
import type { LoadFold } from '../eventstore/loadFold.ts'
import type { Command } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { findCustomer } from '../people/customers.store.ts'
import { reverseRecharge as takeBack } from '../points/commands/reverseRecharge.ts'
import { type PointsRechargeReversed, walletStream } from '../points/events.ts'
import type { Recharge, Reversal } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import type { RechargeState } from './confirmRecharge.ts'
import { creditFigures } from './creditFigures.ts'
import { creditNotesStream, type InvoiceCredited } from './events.ts'
import { invoiceBookFold, nextCreditNoteNo } from './invoiceBook.ts'
import { checkedNote, keepOnlyNote } from './paymentNotes.store.ts'

export interface ReverseRecharge {
  readonly userId: string
  readonly paymentId: number
  /** Points to take back, a point being a cent before tax; the whole unspent part when absent. */
  readonly amount?: number | undefined
  readonly at: Temporal.Instant
}

/**
 * An admin takes a wrong recharge back: points, and the year's next credit note with its own tax, in one append (decision F11, event
 * model). The invoice stays as it is (decision G9).
 * @param state the wallet, and the local year's book of credit notes
 * @returns events of the wallet, then of the book of credit notes
 */
export function reverseRecharge(
  { wallet, book }: RechargeState,
  { userId, paymentId, amount, at }: ReverseRecharge,
): readonly { readonly stream: string; readonly event: DomainEvent }[] | Rejection {
  const { year } = businessDate(at)
  const creditNoteNo = nextCreditNoteNo(book, year)
  const reversed = takeBack(wallet, { paymentId, creditNoteNo, amount })
  if (isRejection(reversed)) return reversed
  const recharge = wallet.recharges.find((earlier) => earlier.paymentId === paymentId)
  if (recharge === undefined) throw new Error(`payment ${paymentId} was taken back and is not there`)
  return [
    { stream: walletStream(userId), event: reversed },
    { stream: creditNotesStream(year), event: creditNoteOf(userId, recharge, reversed) },
  ]
}

function creditNoteOf(userId: string, recharge: Recharge, { data }: PointsRechargeReversed): InvoiceCredited {
  const { paymentId, creditNoteNo, amount } = data
  const { invoiceNo, method, province } = recharge
  const { subtotal, taxes, tax, total, cashRounding } = creditFigures(recharge, amount)
  return {
    type: 'invoice.credited',
    data: {
      creditNoteNo,
      invoiceNo,
      userId,
      paymentId,
      subtotal,
      tax,
      total,
      details: { taxes, cashRounding, method, province },
    },
  }
}

/** A recharge that an admin takes back up to its unspent part, with the reason (decision F11). */
export interface ReversingRequest {
  readonly userId: string
  readonly paymentId: number
  /** Points, at most; the whole unspent part when absent. */
  readonly amount?: number | undefined
  /** For the office only: kept as a row, never in an event. */
  readonly reason: string
}

/** What went back, by the credit note's number. */
export type ReversedRecharge = Omit<Reversal, 'commandId' | 'recovered'>

/**
 * Reverses a recharge: the points, and the year's next credit note, in one append.
 * @returns the reversal, also for a retry; NOT_FOUND for an unknown customer or payment, RECHARGE_SPENT if less is unspent, FIELD_REQUIRED
 * without a reason, KEY_REUSED if an earlier failed try had another reason (decision L14)
 */
export async function reverseFor(
  context: CommandContext,
  command: Command,
  request: ReversingRequest,
): Promise<CommandResult<ReversedRecharge> | Rejection> {
  const reason = checkedNote(request.reason, 'reason')
  if (isRejection(reason)) return refuse(context, command, reason)
  if ((await findCustomer(context.db, request.userId)) === undefined)
    return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const streams = [walletStream(request.userId), creditNotesStream(businessDate(command.at).year)]
  return context.handle<ReversedRecharge>({ command, streams }, (load) =>
    decide(context, { command, request: { ...request, reason } }, load),
  )
}

async function decide(
  { db }: CommandContext,
  { command, request }: { readonly command: Command; readonly request: ReversingRequest },
  load: LoadFold,
): Promise<Decision<ReversedRecharge> | Rejection> {
  const { userId, paymentId, amount, reason } = request
  const [{ state: wallet }, { state: book }] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(creditNotesStream(businessDate(command.at).year), invoiceBookFold),
  ])
  const events = reverseRecharge({ wallet, book }, { userId, paymentId, amount, at: command.at })
  if (isRejection(events)) return events
  const note = { commandId: command.id, userId, text: reason, now: command.at }
  return { answer: reversedIn(events), events, beforehand: () => keepOnlyNote(db, note) }
}

/** The reversal as the wallet will remember it. */
function reversedIn(events: Exclude<ReturnType<typeof reverseRecharge>, Rejection>): ReversedRecharge {
  const [entry] = events
  if (entry?.event.type !== 'points.recharge-reversed') throw new Error('a reversal without its event')
  const {
    paymentId,
    creditNoteNo,
    amount: points,
    ...reward
  } = entry.event.data as PointsRechargeReversed['data']
  const { rewardAmount: rewardPoints, rewardOwed } = reward
  return { paymentId, creditNoteNo, points, rewardPoints, rewardOwed }
}
