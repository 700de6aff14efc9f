import { useText } from '../../i18n/useText.ts'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

interface Visited {
  /** The order's, with its contact on site. */
  readonly address: Person
  readonly customer: Person
}

/** Whom the crew meets, and in words the customer where that is somebody else. */
export function useVisitedName({ address, customer }: Visited) {
  const text = useText()
  const [contact, owner] = [address, customer].map(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.trim(),
  )
  const name = contact || owner || ''
  return {
    name,
    customer: owner && owner !== name ? text('officeOrders.customerIs', { name: owner }) : undefined,
  }
}
