import { OrderSearchType } from '../../../schema/rules/enumerations.ts'

interface Sought {
  readonly phoneNo: string | null
  readonly firstName: string
}

/** The order search for a customer's orders: by their phone, or by the first name of somebody who has none (back-office document, section 2). */
export function ordersOf({ phoneNo, firstName }: Sought): string {
  const type = phoneNo ? OrderSearchType.UserPhone : OrderSearchType.UserFirstName
  const query = new URLSearchParams({ tab: '4', type: String(type), text: phoneNo ?? firstName })
  return `/adminOrderList?${query}`
}
