import { useState } from 'react'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { sessionCall } from '../../api/serverCall.ts'
import { whileLoading } from '../../ui/activity.ts'
import type { CatalogName } from '../parts/catalog/catalogs.ts'

/** What has come of the question so far. */
export type ServiceDetails =
  | { readonly state: 'unasked' | 'asking' | 'failed' }
  | { readonly state: 'told'; readonly message: string }

/** Asks for the service detail list of a catalog, which tells where to book (customer document section 7, decision C13). */
export function useServiceDetails(): {
  readonly details: ServiceDetails
  readonly ask: (catalog: CatalogName) => Promise<void>
} {
  const [details, setDetails] = useState<ServiceDetails>({ state: 'unasked' })
  const ask = async (catalog: CatalogName) => {
    setDetails({ state: 'asking' })
    const message = await messageOf(catalog)
    setDetails(message === undefined ? { state: 'failed' } : { state: 'told', message })
  }
  return { details, ask }
}

/** The call's `msg`; undefined when it failed. */
async function messageOf(catalog: CatalogName): Promise<string | undefined> {
  try {
    const address = `/api/Service/getServiceDetailList?catalog=${ServiceCatalog[catalog]}`
    const response = await whileLoading(() => sessionCall('customer', address))
    const { msg }: { readonly msg?: unknown } = await response.json()
    return response.ok && typeof msg === 'string' ? msg : undefined
  } catch {
    return undefined
  }
}
