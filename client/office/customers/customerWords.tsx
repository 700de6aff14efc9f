import { OrderSearchType } from '../../../schema/rules/enumerations.ts'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
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

interface CustomerTagsProps {
  readonly customer: {
    readonly isActive: boolean
    readonly tag: 'None' | 'Vip'
    readonly erased: object | null
  }
}

/** Inactive where somebody cannot sign in yet, and VIP (back-office document, section 2; decision A18). */
export function CustomerTags({ customer }: CustomerTagsProps) {
  const text = useText()
  return (
    <>
      {!customer.isActive && !customer.erased && <Tag>{text('officeUsers.inactive')}</Tag>}
      {customer.tag === 'Vip' && <Tag tone="warn">{text('specialAttribute.1')}</Tag>}
    </>
  )
}
