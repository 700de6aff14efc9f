import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { CommandContext, CommandResult, Decision } from '../eventstore/commandHandler.ts'
import { ConflictError } from '../eventstore/errors.ts'
import type { LoadFold } from '../eventstore/loadFold.ts'
import type { Command } from '../kernel/command.ts'
import { derivedId } from '../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { type WalletEvent, walletStream } from '../points/events.ts'
import type { Recharge, Wallet } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import { type ConfirmRecharge, confirmRecharge } from './commands/confirmRecharge.ts'
import { invoicesStream } from './events.ts'
import { invoiceBookFold } from './invoiceBook.ts'
import { currentParty, findParty, type InvoiceParty, keepParty } from './invoiceParties.store.ts'
import { checkedNote, keepNote } from './paymentNotes.store.ts'

/** A payment that an admin received and confirms: amounts before tax in cents (decision F10). */
export interface RechargingRequest
  extends Pick<ConfirmRecharge, 'userId' | 'subtotal' | 'rewardPercent' | 'method' | 'confirmRepeat'> {
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
  /** The customer as the invoice would name them now; another try of the command may have kept an earlier one. */
  readonly party: InvoiceParty
}

/**
 * Confirms a payment: points, reward and the year's next invoice in one append. Taxes are those of the default address's province on
 * the day of payment (decision G3). The invoice's party is written first and never changes.
 * @returns the payment, also for the retry of one that is there; NOT_FOUND for a customer who is not; RECHARGE_REPEATED for an equal one
 *   within a minute that is not confirmed; AMOUNT_INVALID, FIELD_INVALID or FIELD_TOO_LONG with the documented field
 */
export async function rechargeFor(
  context: CommandContext,
  command: Command,
  request: RechargingRequest,
): Promise<CommandResult<RechargedPoints> | Rejection> {
  const comment = checkedNote(request.comment ?? '', 'comment')
  if (isRejection(comment)) return comment
  const party = await currentParty(context.db, request.userId, derivedId(command.id, 'invoice party'))
  if (party === undefined) return reject(RejectionCode.NOT_FOUND)
  const streams = [walletStream(request.userId), invoicesStream(businessDate(command.at).year)]
  return context.handle<RechargedPoints>({ command, streams }, (load) =>
    decide(context, { command, request: { ...request, comment }, party }, load),
  )
}

async function decide(
  { db }: CommandContext,
  { command, request, party }: Recharging,
  load: LoadFold,
): Promise<Decision<RechargedPoints> | Rejection> {
  const { userId, comment: text = '' } = request
  const [{ state: wallet }, { state: book }, kept] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(invoicesStream(businessDate(command.at).year), invoiceBookFold),
    findParty(db, party.partyVersionId),
  ])
  const before = doneBefore(wallet, command)
  if (before) return { answer: before, facts: [] }
  const facts = confirmRecharge({ wallet, book }, intentOf(command, request, kept ?? party))
  if (isRejection(facts)) return facts
  // written only for a payment that will be, too: what a rule refuses leaves nothing behind
  const beforehand = async () => {
    const isKept = kept !== undefined || (await keepParty(db, party, command.at))
    // another try of this command has kept its party meanwhile, maybe of another province: decided again, with that one
    if (!isKept) throw new ConflictError([])
    await keepNote(db, { commandId: command.id, userId, text, now: command.at })
  }
  return { answer: rechargedIn(facts), facts, beforehand }
}

function intentOf(command: Command, request: RechargingRequest, party: InvoiceParty): ConfirmRecharge {
  const { province, partyVersionId } = party
  const grantId = derivedId(command.id, 'grant')
  const { userId, subtotal, rewardPercent, method, confirmRepeat } = request
  const asked = { userId, subtotal, rewardPercent, method, confirmRepeat }
  return { ...asked, province, partyVersionId, grantId, at: command.at }
}

/** What this command did before keys were remembered with their terms (decision P123). */
function doneBefore(wallet: Wallet, { id }: Command): RechargedPoints | undefined {
  const done = wallet.recharges.find(({ commandId }) => commandId === id)
  if (done === undefined) return undefined
  const { paymentId, invoiceNo, points } = done
  const grant = [...wallet.grants.values()].find((earlier) => earlier.paymentId === paymentId)
  return { paymentId, invoiceNo, points, rewardPoints: grant?.amount ?? 0 }
}

function rechargedIn(facts: Exclude<ReturnType<typeof confirmRecharge>, Rejection>): RechargedPoints {
  const written = facts.map(({ fact }) => fact) as readonly WalletEvent[]
  const recharge = written.find((fact) => fact.type === 'points.recharged')
  if (!recharge) throw new Error('a recharge without its fact')
  const reward = written.find((fact) => fact.type === 'points.rewarded')
  const { paymentId, invoiceNo, points } = recharge.data
  return { paymentId, invoiceNo, points, rewardPoints: reward?.data.amount ?? 0 }
}
