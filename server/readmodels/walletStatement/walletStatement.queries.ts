import { sql } from 'kysely'
import { z } from 'zod'
import type { ActorRole } from '../../kernel/command.ts'
import { finderOf, joinOf } from '../../kernel/joins.store.ts'
import { placeParts } from '../../kernel/pages.ts'
import { entriesIn, type KeysetListing } from '../keysetPage.queries.ts'
import type {
  PointEntryRow,
  PointSumRow,
  PointTotalRow,
  WalletBalanceRow,
} from './walletStatement.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    wallet_balance: WalletBalanceRow
    point_entry: PointEntryRow
    point_sum: PointSumRow
    point_total: PointTotalRow
  }
}

/** Points in both buckets, and their sum, which the documents call current or total points (decision F5). */
export interface BalanceView {
  readonly points: number
  readonly rewardPoints: number
  readonly total: number
  /** Reward points that are owed for reversed recharges; refunds of reward points pay them first (decision M1). */
  readonly owedRewardPoints: number
}

/** One line of the point history; `amount` is above 0 and goes out where `paymentId` is 0 (decision F3). */
export interface PointEntryView {
  readonly id: string
  readonly userId: string
  /** Of the wallet, by this movement. */
  readonly revision: number
  readonly kind: PointEntryRow['kind']
  readonly isReward: boolean
  readonly amount: number
  readonly paymentId: number
  readonly role: ActorRole
  readonly orderId: string | undefined
  /** Of a reversed recharge, and of what paid later for one (decision M1). */
  readonly creditNoteNo: string | undefined
  readonly at: Temporal.Instant
}

/** What customers hold, by their ids; 0 without any movement. */
export const balancesByCustomer = joinOf<WalletBalanceRow>()({
  name: 'balance',
  ids: 'text',
  sql: `select user_id as id, to_json(wallet_balance) as row from wallet_balance where user_id = any($ids)`,
  read: balanceIn,
})
export const balanceOf = finderOf(balancesByCustomer)

function balanceIn(row: WalletBalanceRow | undefined): BalanceView {
  const { points = 0, reward_points: rewardPoints = 0, owed_reward_points: owedRewardPoints = 0 } = row ?? {}
  return { points, rewardPoints, total: points + rewardPoints, owedRewardPoints }
}

/** A line as readers see it. */
export function entryView(row: PointEntryRow): PointEntryView {
  return {
    id: `${row.revision + 1}${row.is_reward ? 'r' : 'p'}`,
    userId: row.user_id,
    revision: row.revision,
    kind: row.kind,
    isReward: row.is_reward,
    amount: row.amount,
    paymentId: row.payment_id,
    role: row.role,
    orderId: row.order_id ?? undefined,
    creditNoteNo: row.credit_note_no ?? undefined,
    at: Temporal.Instant.from(row.at),
  }
}

/** Revision and bucket: newest first, and of one movement the paid points first. */
const listing: KeysetListing<PointEntryRow, [number, boolean], PointEntryView> = {
  name: 'points',
  place: z.tuple([placeParts.revision, z.boolean()]),
  row: sql`to_json(point_entry)`,
  order: sql`revision desc, is_reward`,
  after: ([revision, isReward]) =>
    sql`revision <= ${revision} and (revision < ${revision} or is_reward > ${isReward})`,
  placeOf: ({ revision, is_reward }) => [revision, is_reward],
  viewOf: entryView,
}
export const { history: pointHistory, page: pointPage, years: pointYears } = entriesIn('point_entry', listing)
