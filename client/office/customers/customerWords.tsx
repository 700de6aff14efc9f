import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { orderSearchPath } from '../parts/orderSearch.ts'
import type { OfficeUserRowFragment } from './users.generated.ts'

type Named = Pick<OfficeUserRowFragment, 'firstName' | 'lastName' | 'erased'>

/** A customer's name: 'Unset' without one, a former customer after erasure (decision A20). */
export function customerName(
  text: ReturnType<typeof useText>,
  { firstName, lastName, erased }: Named,
): string {
  if (erased) return text('officeUsers.former')
  return [firstName, lastName].filter(Boolean).join(' ') || text('officeUsers.unset')
}

/** "AT" of Avery Thompson, for a picture beside the name. */
export function initialsOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => [...name][0] ?? '').join('')
}

interface Sought {
  readonly phoneNo: string | null
  readonly firstName: string
}

/** The order search for a customer's orders: by phone, or by first name without one (back-office document, section 2). */
export function ordersOf({ phoneNo, firstName }: Sought): string {
  const type = phoneNo ? 'UserPhone' : 'UserFirstName'
  return orderSearchPath(phoneNo ?? firstName, type)
}

interface CustomerTagsProps {
  readonly customer: {
    readonly isActive: boolean
    readonly tag: 'None' | 'Vip'
    readonly erased: object | null
  }
}

/** Inactive if the customer cannot sign in yet, and VIP (back-office document, section 2; decision A18). */
export function CustomerTags({ customer }: CustomerTagsProps) {
  const text = useText()
  return (
    <>
      {!customer.isActive && !customer.erased && <Tag>{text('officeUsers.inactive')}</Tag>}
      {customer.tag === 'Vip' && <Tag tone="warn">{text('specialAttribute.Vip')}</Tag>}
    </>
  )
}
