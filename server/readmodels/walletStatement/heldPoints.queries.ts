import { type RawBuilder, sql } from 'kysely'

/** What a customer holds in both buckets, for lists of customers. @param customerId as SQL */
export function heldPointsOf(customerId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`coalesce((select points + reward_points from wallet_balance where user_id = ${customerId}::text), 0)`
}
