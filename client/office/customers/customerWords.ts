import { OrderSearchType } from '../../../schema/rules/enumerations.ts'
import type { useText } from '../../i18n/useText.ts'
import { orderSearchPath } from '../parts/orderSearchPath.ts'
import type { OfficeUserRowFragment } from './users.generated.ts'

type Named = Pick<OfficeUserRowFragment, 'firstName' | 'lastName' | 'erased'>

/** What a customer is called: their name, 'Unset' where none was given, a former customer once forgotten (decision A20). */
export function customerName(
  text: ReturnType<typeof useText>,
  { firstName, lastName, erased }: Named,
): string {
  if (erased) return text('officeUsers.former')
  return [firstName, lastName].filter(Boolean).join(' ') || text('officeUsers.unset')
}

interface Sought {
  readonly phoneNo: string | null
  readonly firstName: string
}

/** The order search for a customer's orders: by their phone, or by the first name of somebody who has none (back-office document, section 2). */
export function ordersOf({ phoneNo, firstName }: Sought): string {
  const type = phoneNo ? OrderSearchType.UserPhone : OrderSearchType.UserFirstName
  return orderSearchPath(phoneNo ?? firstName, type)
}
