import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'

/** Points of one kind of movement on one local day, in both buckets. */
export interface PointsOfDay {
  /** yyyy-mm-dd */
  readonly date: string
  readonly kind: PointEntryRow['kind']
  readonly points: number
}

/** What all customers hold together (decision F5). */
export interface OutstandingPoints {
  readonly points: number
  readonly rewardPoints: number
}

/** Movements of everybody's points since a local day, by day and kind. @param from yyyy-mm-dd */
export async function pointsByDay(db: Db, from: string): Promise<readonly PointsOfDay[]> {
  const rows = await db
    .selectFrom('point_sum')
    .select(({ fn }) => [sql<string>`date::text`.as('date'), 'kind', fn.sum('amount').as('points')])
    .where('date', '>=', from)
    .groupBy(['date', 'kind'])
    .execute()
  return rows.map(({ points, ...row }) => ({ ...row, points: Number(points) }))
}

/** What was given less what went out, of everybody. */
export async function outstandingPoints(db: Db): Promise<OutstandingPoints> {
  const rows = await db.selectFrom('point_total').select(['is_reward', 'is_out', 'amount']).execute()
  const held = (isReward: boolean) =>
    rows
      .filter((row) => row.is_reward === isReward)
      .reduce((sum, { is_out, amount }) => sum + (is_out ? -1 : 1) * Number(amount), 0)
  return { points: held(false), rewardPoints: held(true) }
}
