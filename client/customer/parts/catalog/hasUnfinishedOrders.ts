import { apolloClient } from '../../../api/apollo.ts'
import type { CatalogName } from './catalogs.ts'
import { UnfinishedOrdersDocument } from './UnfinishedOrders.generated.ts'

/** Whether orders of the catalog are still ahead or under way, asked anew each time; undefined when the call failed. */
export async function hasUnfinishedOrders(catalog: CatalogName): Promise<boolean | undefined> {
  try {
    const { data } = await apolloClient().query({
      query: UnfinishedOrdersDocument,
      variables: { catalog },
      fetchPolicy: 'network-only',
    })
    return data && data.unfinishedOrders.length > 0
  } catch {
    return undefined
  }
}
