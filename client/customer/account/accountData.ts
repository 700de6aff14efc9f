import type { AccountQuery } from '../../gql/graphql.ts'

export type AccountCustomer = NonNullable<AccountQuery['me']>
export type AccountOrder = AccountQuery['orders']['edges'][number]['node']
export type AccountRank = AccountCustomer['rank']
