import { type RawBuilder, sql } from 'kysely'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import { businessDate, businessInstant } from '../../kernel/time.ts'
import type { CustomersShown } from '../../people/officeCustomers.store.ts'
import { lastVisitOf, visitedSince } from '../../readmodels/orderHistory/customerVisits.queries.ts'
import { heldPointsOf } from '../../readmodels/walletStatement/heldPoints.queries.ts'
import type { CustomerFilter, CustomerSorting, ValueOf } from '../graphql/enums.ts'

type Filter = ValueOf<typeof CustomerFilter>
type Sorting = ValueOf<typeof CustomerSorting>

/** What narrows and sorts the office's list of customers, as conditions on rows of `customer` (decision W8). @param only all of them together */
export function customersShown(
  { only, sorting = 'newest' }: { readonly only: readonly Filter[]; readonly sorting?: Sorting },
  now: Temporal.Instant,
): CustomersShown {
  return { where: only.map((filter) => conditions[filter](now)), by: orders[sorting] }
}

const conditions: Readonly<Record<Filter, (now: Temporal.Instant) => RawBuilder<boolean>>> = {
  inactive: () => sql`not is_active and erased_at is null`,
  vip: () => sql`special_attr = ${sql.lit(CustomerTag.Vip)}`,
  unconfirmedHome: () =>
    sql`id in (select customer_id from address where confirmed_at is null and removed_at is null)`,
  noRecentVisit: (now) => {
    const day = businessDate(now).subtract({ days: businessRules.quietCustomerDays })
    const since = businessInstant(day).toString()
    return sql`created_at < ${since} and erased_at is null and not ${visitedSince(sql`id`, since)}`
  },
}

const orders: Readonly<Record<Sorting, RawBuilder<unknown> | undefined>> = {
  newest: undefined,
  // as the index of names compares, whatever the database's language is
  name: sql`search_first_last using ~<~`,
  lastVisit: sql`${lastVisitOf(sql`id`)} desc nulls last`,
  balance: sql`${heldPointsOf(sql`id`)} desc`,
}
