import { joinOf } from '../../kernel/joins.store.ts'
import type { PointEntryView } from './walletStatement.queries.ts'

/** What a customer held in both buckets once an entry was made, by the key of the entry. */
export const balancesAfter = joinOf<number>()({
  name: 'balance_after',
  ids: 'text',
  // of one movement the reward points come before the paid ones, as in the list
  sql: `select asked as id, to_json((select sum(case when payment_id = 0 then -amount else amount end) from point_entry
      where user_id = customer and revision <= no and (revision < no or is_reward or not of_reward))) as row
    from (select asked, split_part(asked, ' ', 1) as customer, split_part(asked, ' ', 2)::integer as no,
      split_part(asked, ' ', 3)::boolean as of_reward from unnest($ids) as asked) as entries`,
  read: (balance = 0) => balance,
})

export function balanceKey({ userId, revision, isReward }: PointEntryView): string {
  return `${userId} ${revision} ${isReward}`
}
