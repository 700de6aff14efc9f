import { sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { joinOf } from '../../kernel/joins.store.ts'
import { yearsIn } from '../historyYears.queries.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
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

/** What the customer holds; a customer without any movement holds 0. */
export async function balanceOf(db: Db, userId: string): Promise<BalanceView> {
  const found = await db
    .selectFrom('wallet_balance')
    .select(sql<WalletBalanceRow>`to_json(wallet_balance)`.as('row'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return balanceIn(found?.row)
}

/** What customers hold, by their ids. */
export const balancesByCustomer = joinOf<WalletBalanceRow>()({
  name: 'balance',
  ids: 'text',
  sql: `select user_id as id, to_json(wallet_balance) as row from wallet_balance where user_id = any($ids)`,
  read: balanceIn,
})

function balanceIn(row: WalletBalanceRow | undefined): BalanceView {
  const { points = 0, reward_points: rewardPoints = 0, owed_reward_points: owedRewardPoints = 0 } = row ?? {}
  return { points, rewardPoints, total: points + rewardPoints, owedRewardPoints }
}

/** The lines of a period, newest first, at most 1,000 (decision F8). */
export async function pointHistory(
  db: Db,
  of: { readonly userId: string } & StatementPeriod,
): Promise<PointEntryView[]> {
  const { from, to } = dateBounds(of)
  const found = await db
    .selectFrom('point_entry')
    .select(sql<PointEntryRow>`to_json(point_entry)`.as('row'))
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('revision', 'desc')
    .orderBy('is_reward')
    .limit(businessRules.lists.historyCap)
    .execute()
  return found.map(({ row }) => entryView(row))
}

/** The local years in which points moved, newest first: items of the history's filter (decision F7). */
export function pointYears(db: Db, userId: string): Promise<number[]> {
  return yearsIn(db, 'point_entry', userId)
}

/** A line as readers see it. */
export function entryView(row: PointEntryRow): PointEntryView {
  return {
    id: `${row.revision + 1}${row.is_reward ? 'r' : 'p'}`,
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
