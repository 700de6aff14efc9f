import type { Loaders } from '../details/loaders.ts'
import type { ReportCustomer } from '../money/payments.graphql.ts'

/** Who a line of a report is about; null for a former customer. */
export async function reportCustomer(
  { customerName }: Loaders,
  customerId: string,
): Promise<ReportCustomer | null> {
  const customer = await customerName.load(customerId)
  if (customer === undefined) return null
  const { userId, userNo, firstName, lastName } = customer
  return { id: userId, userNo, firstName, lastName }
}
