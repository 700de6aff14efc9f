import type { PointsRechargeReversed, WalletEvent } from '../../points/events.ts'
import { type Audit, createTally, entryOf, type Tally } from './audit.ts'
import { changeOf, isOfWallet } from './invariantsOfPoints.ts'

/**
 * Invariant 9: every reward point of a wallet has a valid source, a recharge, grant or refund: never more points than were given, less the
 * bonuses of reversed recharges (decisions F11, M1). Spent points of reversals before version 3 were never owed.
 */
export function auditRewards(): Audit {
  const tally = createTally(9, 'no reward point without a recharge, grant or refund that still stands')
  const wallets = new Map<string, RewardBook>()
  return {
    see: (event) => {
      if (!isOfWallet(event)) return
      const book = entryOf(wallets, event.stream, emptyBook)
      // these two belong to the refund before them
      const isFollowUp = event.type === 'points.reward-recovered' || event.type === 'points.fee-charged'
      if (!isFollowUp) checkStanding(tally, event.stream, book)
      book.held += changeOf(event).rewardPoints
      enter(book, event)
      if (event.type === 'points.reward-recovered') checkDebt(tally, event, book)
    },
    report: () => {
      for (const [stream, book] of wallets) checkStanding(tally, stream, book)
      return tally.report()
    },
  }
}

interface Payment {
  points: number
  reversed: number
  bonus: number
  /** The revoked part of the bonus. */
  fallen: number
}

interface RewardBook {
  held: number
  granted: number
  readonly payments: Map<number, Payment>
  /** By credit note. */
  readonly debts: Map<string, { owed: number; paid: number }>
}

function emptyBook(): RewardBook {
  return { held: 0, granted: 0, payments: new Map(), debts: new Map() }
}

function enter(book: RewardBook, event: WalletEvent): void {
  if (event.type === 'points.recharged') paymentIn(book, event.data.paymentId).points = event.data.points
  if (event.type === 'points.rewarded') {
    const { paymentId, amount } = event.data
    if (paymentId === undefined) book.granted += amount
    else paymentIn(book, paymentId).bonus += amount
  }
  if (event.type === 'points.recharge-reversed') reverse(book, event.data)
  if (event.type === 'points.reward-recovered')
    debtIn(book, event.data.creditNoteNo).paid += event.data.amount
}

function reverse(book: RewardBook, data: PointsRechargeReversed['data']): void {
  const { paymentId, creditNoteNo, amount, rewardOwed } = data
  const payment = paymentIn(book, paymentId)
  payment.reversed += amount
  payment.fallen = Math.floor((payment.bonus * payment.reversed) / payment.points)
  debtIn(book, creditNoteNo).owed += rewardOwed
}

function checkStanding(tally: Tally, stream: string, { held, granted, payments }: RewardBook): void {
  const standing = [...payments.values()].reduce((sum, { bonus, fallen }) => sum + bonus - fallen, granted)
  tally.check(
    held <= standing,
    () => `${stream}: ${held} reward points, and ${standing} of what was given still stand`,
  )
}

function checkDebt(
  tally: Tally,
  { stream, data }: { readonly stream: string; readonly data: { readonly creditNoteNo: string } },
  book: RewardBook,
): void {
  const { owed, paid } = debtIn(book, data.creditNoteNo)
  tally.check(
    paid <= owed,
    () => `${stream}: ${data.creditNoteNo} took ${paid} reward points of ${owed} owed`,
  )
}

function paymentIn({ payments }: RewardBook, paymentId: number): Payment {
  return entryOf(payments, paymentId, () => ({ points: 0, reversed: 0, bonus: 0, fallen: 0 }))
}

function debtIn({ debts }: RewardBook, creditNoteNo: string) {
  return entryOf(debts, creditNoteNo, () => ({ owed: 0, paid: 0 }))
}
