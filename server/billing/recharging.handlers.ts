import { RejectionCode } from '../../schema/rules/rejections.ts'
import {
  type CommandContext,
  type CommandResult,
  type Decision,
  refuse,
} from '../eventstore/commandHandler.ts'
import { ConflictError } from '../eventstore/errors.ts'
import type { LoadFold } from '../eventstore/loadFold.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { experienceStream, type WalletEvent, walletStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import type { Recharge } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'
import { type ConfirmRecharge, confirmRecharge } from './commands/confirmRecharge.ts'
import { invoicesStream } from './events.ts'
import { invoiceBookFold } from './invoiceBook.ts'
import { currentParty, findParty, type InvoiceParty, keepParty, partiesById } from './invoiceParties.store.ts'
import { checkedNote, keepOnlyNote, type PaymentNote } from './paymentNotes.store.ts'

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
 * Confirms a payment: points, reward and the year's next invoice in one append. Taxes are those of the default address's province on
 * the day of payment (decision G3). The invoice's party is written first and never changes.
 * @returns the payment, also for the retry of one that is there; NOT_FOUND for a customer who is not; TOTAL_CHANGED for
 *   another total than was seen; RECHARGE_REPEATED for an equal one
 *   within a minute that is not confirmed; KEY_REUSED when a try that came to nothing left another comment (decision L14); AMOUNT_INVALID, FIELD_INVALID or FIELD_TOO_LONG with the documented field
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
  const joins = createJoins(db)
  const [party, earlier] = await Promise.all([
    currentParty(joins, userId, partyVersionId),
    joins.of(partiesById).load(partyVersionId),
  ])
  if (party === undefined) return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const note = { commandId: command.id, userId, text: comment, now: command.at }
  const { partyNow, beforehand } = keepOnce(db, { party, earlier, note })
  const streams = [walletStream(userId), invoicesStream(businessDate(command.at).year)]
  return context.handle<RechargedPoints>({ command, streams }, async (load) => {
    const decided = await decide({ command, request, party: partyNow() }, load)
    return isRejection(decided) || decided.events.length === 0 ? decided : { ...decided, beforehand }
  })
}

/** Rows are written only for a payment that will be, too: what a rule refuses leaves nothing behind. */
function keepOnce(
  db: Db,
  { party, earlier, note }: { party: InvoiceParty; earlier: InvoiceParty | undefined; note: PaymentNote },
) {
  let kept = earlier
  return {
    partyNow: () => kept ?? party,
    async beforehand() {
      if (kept !== undefined) return keepOnlyNote(db, note)
      if (await keepParty(db, party, note)) return undefined
      // another try of this command has kept its party meanwhile, maybe of another province: decided again, with that one
      kept = await findParty(db, party.partyVersionId)
      throw new ConflictError([])
    },
  }
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
