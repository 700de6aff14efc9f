import type { AccountQuery } from './Account.generated.ts'

export type AccountCustomer = NonNullable<AccountQuery['me']>
export type AccountOrder = AccountQuery['orders']['edges'][number]['node']
export type AccountRank = AccountCustomer['rank']
