import type { PaymentMethod, Province } from '../../schema/rules/enumerations.ts'
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
import { derivedId } from '../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { rechargePoints } from '../points/commands/rechargePoints.ts'
import { experienceStream, type PointsRecharged, type WalletEvent, walletStream } from '../points/events.ts'
import { type Experience, experienceFold } from '../points/experience.ts'
import type { Recharge, Wallet } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import { type InvoiceIssued, invoicesStream } from './events.ts'
import { type InvoiceBook, invoiceBookFold, nextInvoiceNo } from './invoiceBook.ts'
import { type InvoiceParty, keepOnce, partiesOfPayment } from './invoiceParties.store.ts'
import { checkedNote } from './paymentNotes.store.ts'
import { quoteRecharge } from './rechargeQuote.ts'

export interface ConfirmRecharge {
  readonly userId: string
  /** The amount received before tax, in cents (decision F10). */
  readonly subtotal: number
  /** Whole percent, 0 to 100. */
  readonly rewardPercent: number
  readonly method: PaymentMethod
  /** Of the customer's default address, else Alberta (decision G3). */
  readonly province: Province
  /** The immutable row with the name and address of the invoice. */
  readonly partyVersionId: string
  readonly grantId: string
  readonly at: Temporal.Instant
  readonly confirmRepeat: boolean
  /** The total with tax, in cents, that was on screen: with another one nothing is booked (decision P255). */
  readonly totalSeen?: number | undefined
}

export interface RechargeState {
  readonly wallet: Wallet
  readonly completed?: Experience['orders']
  /** Of the local year of `at`. */
  readonly book: InvoiceBook
}

/**
 * An admin confirms a payment: points, the reward, and the year's next invoice, in one append (docs/adr/0002).
 * @returns events of the wallet, then of the book of invoices
 */
export function confirmRecharge(
  { wallet, book, completed }: RechargeState,
  intent: ConfirmRecharge,
): readonly { readonly stream: string; readonly event: DomainEvent }[] | Rejection {
  const { userId, at, totalSeen } = intent
  const { year } = businessDate(at)
  const invoiceNo = nextInvoiceNo(book, year)
  const quote = quoteRecharge(intent)
  if (isRejection(quote)) return quote
  const { taxes, cashRounding, total } = quote
  if (totalSeen !== undefined && totalSeen !== total) return reject(RejectionCode.TOTAL_CHANGED)
  const events = rechargePoints(wallet, {
    ...intent,
    taxes,
    cashRounding,
    invoiceNo,
    completed,
  })
  if (isRejection(events)) return events
  const [recharge] = events
  return [
    ...events.map((event) => ({ stream: walletStream(userId), event })),
    { stream: invoicesStream(year), event: invoiceOf(userId, recharge) },
  ]
}

function invoiceOf(userId: string, { data }: PointsRecharged): InvoiceIssued {
  const { invoiceNo, paymentId, subtotal, total, cashRounding } = data
  return {
    type: 'invoice.issued',
    data: { invoiceNo, userId, paymentId, subtotal, tax: total - subtotal, total, cashRounding },
  }
}

/** A payment that an admin received and confirms: amounts before tax in cents (decision F10). */
export interface RechargingRequest
  extends Pick<
    ConfirmRecharge,
    'userId' | 'subtotal' | 'rewardPercent' | 'method' | 'confirmRepeat' | 'totalSeen'
  > {
  /** For the office only (decision G10): kept as a row, never in an event. */
  readonly comment?: string | undefined
}

/** The payment as the wallet knows it, with its invoice and the reward that came with it. */
export interface RechargedPoints extends Pick<Recharge, 'paymentId' | 'invoiceNo' | 'points'> {
  readonly rewardPoints: number
}

interface Recharging {
  readonly command: Command
  readonly request: RechargingRequest
  /** The customer as the invoice names them: as they are now, or as another try of the command has kept them. */
  readonly party: InvoiceParty
}

/**
 * Confirms a payment: points, reward and the year's next invoice in one append. Taxes are those of the default address's province on the
 * day of payment (decision G3). The invoice's party is written first and never changes.
 * @returns the payment, also for a retry; NOT_FOUND for an unknown customer; TOTAL_CHANGED if the total differs from the one seen;
 * RECHARGE_REPEATED for an unconfirmed equal one within a minute; KEY_REUSED if an earlier failed try had another comment (decision L14);
 * AMOUNT_INVALID, FIELD_INVALID or FIELD_TOO_LONG with the documented field
 */
export async function rechargeFor(
  context: CommandContext,
  command: Command,
  request: RechargingRequest,
): Promise<CommandResult<RechargedPoints> | Rejection> {
  const comment = checkedNote(request.comment ?? '', 'comment')
  if (isRejection(comment)) return refuse(context, command, comment)
  const { db } = context
  const { userId } = request
  const partyVersionId = derivedId(command.id, 'invoice party')
  const { party, earlier } = await partiesOfPayment(db, userId, partyVersionId)
  if (party === undefined) return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const note = { commandId: command.id, userId, text: comment, now: command.at }
  const { partyNow, beforehand } = keepOnce(db, { party, earlier, note })
  const streams = [walletStream(userId), invoicesStream(businessDate(command.at).year)]
  return context.handle<RechargedPoints>({ command, streams }, async (load) => {
    const decided = await decide({ command, request, party: partyNow() }, load)
    return isRejection(decided) || decided.events.length === 0 ? decided : { ...decided, beforehand }
  })
}

async function decide(
  { command, request, party }: Recharging,
  load: LoadFold,
): Promise<Decision<RechargedPoints> | Rejection> {
  const [{ state: wallet }, { state: experience }, { state: book }] = await Promise.all([
    load(walletStream(request.userId), walletFold),
    load(experienceStream(request.userId), experienceFold),
    load(invoicesStream(businessDate(command.at).year), invoiceBookFold),
  ])
  const events = confirmRecharge(
    { wallet, completed: experience.orders, book },
    intentOf(command, request, party),
  )
  return isRejection(events) ? events : { answer: rechargedIn(events), events }
}

function intentOf(command: Command, request: RechargingRequest, party: InvoiceParty): ConfirmRecharge {
  const { province, partyVersionId } = party
  const grantId = derivedId(command.id, 'grant')
  const { comment: _kept, ...asked } = request
  return { ...asked, province, partyVersionId, grantId, at: command.at }
}

function rechargedIn(events: Exclude<ReturnType<typeof confirmRecharge>, Rejection>): RechargedPoints {
  const written = events.map(({ event }) => event) as readonly WalletEvent[]
  const recharge = written.find((event) => event.type === 'points.recharged')
  if (!recharge) throw new Error('a recharge without its event')
  const reward = written.find((event) => event.type === 'points.rewarded')
  const { paymentId, invoiceNo, points } = recharge.data
  return { paymentId, invoiceNo, points, rewardPoints: reward?.data.amount ?? 0 }
}
