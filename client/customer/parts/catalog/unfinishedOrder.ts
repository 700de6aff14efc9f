import { apolloClient } from '../../../api/apollo.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import { UnfinishedOrdersDocument, type UnfinishedOrdersQuery } from './UnfinishedOrders.generated.ts'

/** The first of the catalog's orders that are ahead or in service, refetched each time; null for none, undefined when the call failed. */
export async function unfinishedOrder(
  catalog: ServiceCatalog,
): Promise<UnfinishedOrdersQuery['unfinishedOrders'][number] | null | undefined> {
  try {
    const { data } = await apolloClient().query({
      query: UnfinishedOrdersDocument,
      variables: { catalog },
      fetchPolicy: 'network-only',
    })
    return data && (data.unfinishedOrders[0] ?? null)
  } catch {
    return undefined
  }
}
