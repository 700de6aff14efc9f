import type { Address } from '../../addresses/addresses.store.ts'
import { isOffered, type Price, priceOf } from '../../catalog/price.ts'
import type { Service } from '../../catalog/services.store.ts'
import { quoteFor } from '../placing/quoteOrder.handlers.ts'
import type { ReferenceData } from '../referenceData.store.ts'

/**
 * What a visit costs now, as any placing of the service would (decision N4).
 * @param by.address undefined for one that is gone
 * @param by.experience of the customer, in lifetime points
 * @returns undefined while the service is not offered
 */
export function visitPrice(
  { catalog }: ReferenceData,
  service: Service | undefined,
  by: { readonly address: Pick<Address, 'property'> | undefined; readonly experience: number },
): Price | undefined {
  const { address, experience } = by
  if (!service?.isOffered || address === undefined) return undefined
  const price = priceOf(quoteFor(catalog, service, { address, experience }))
  return isOffered(price) ? price : undefined
}
