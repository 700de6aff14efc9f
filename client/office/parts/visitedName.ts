interface Person {
  readonly firstName: string
  readonly lastName: string
}

export interface Visited {
  /** The order's, with its contact on site. */
  readonly address: Person
  readonly customer: Person
}

/** Whom the crew meets: the order's contact on site. */
export function visitedName({ address, customer }: Visited): string {
  return wholeName(address) || wholeName(customer)
}

export function wholeName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim()
}
