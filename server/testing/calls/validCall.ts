import type { Area } from '../../kernel/viewer.ts'
import type { Booking } from '../bookings.ts'

/** The data of a product's people, for valid calls. */
export interface Belongings {
  /** The customer's. */
  readonly userId: string
  readonly addressId: string
  readonly serviceId: string
  readonly orderNo: string
  readonly orderId: string
  /** Of a recharge of the customer's. */
  readonly paymentId: number
  /** One that could be placed. */
  readonly booking: Booking
  /** The crew member's. */
  readonly staffId: string
  /** An id that nothing has: what makes a change that is right in every part end in a refusal. */
  readonly absentId: string
}

/** A documented call that is right in every part. */
export interface ValidCall {
  /** Below `/api`. */
  readonly path: string
  /** Its body, or its query for GET. Sent unchanged, it reads data or is finally refused. */
  readonly body: (of: Belongings) => Readonly<Record<string, unknown>>
  /** Fields that name something of one person: another person's is refused in the bytes of an absent one. */
  readonly names?: readonly PersonalField[]
  /** Fields of a changing call in which an odd value may be valid, so that the change happens. */
  readonly accepts?: readonly string[]
}

type PersonalField = 'addressId' | 'orderNo' | 'orderId' | 'paymentId'

/** An operation of `/graphql` that is right in every part. */
export interface ValidOperation {
  /** The root field. */
  readonly root: string
  readonly query: string
  readonly variables?: (of: Belongings) => Readonly<Record<string, unknown>>
  /** Who gets an answer; visitors and other areas are refused unless it is `public`. */
  readonly audience: 'public' | Area
  /** Variables or input fields of a change in which an odd value may be valid, so that the change happens. */
  readonly accepts?: readonly string[]
}

type Example = (of: Belongings) => Readonly<Record<string, unknown>>

/** @param body empty by default */
export function call(
  path: string,
  body: Example = () => ({}),
  more: Pick<ValidCall, 'names' | 'accepts'> = {},
): ValidCall {
  return { path, body, ...more }
}

const operationOf =
  (audience: ValidOperation['audience']) =>
  (query: string, variables?: Example, accepts?: readonly string[]): ValidOperation => {
    const [, root = ''] = /\{\s*(\w+)/.exec(query) ?? []
    return { root, query, audience, ...(variables && { variables }), ...(accepts && { accepts }) }
  }
export const anybody = operationOf('public')
export const customer = operationOf('customer')
export const staff = operationOf('staff')
export const admin = operationOf('admin')

/** An operation of the office with one argument, its input. */
export const adminInput = (query: string, input: Example) => admin(query, (of) => ({ input: input(of) }))
