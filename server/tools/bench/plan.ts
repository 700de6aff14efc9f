import type { Address } from '../../addresses/addresses.store.ts'
import type { Service } from '../../catalog/services.store.ts'
import type { BenchCrew, BenchCustomer } from './fixture.ts'

/** What can happen to an order of a load; each is one command of the product. */
export type BenchVerb =
  | 'place'
  | 'move'
  | 'note'
  | 'assign'
  | 'reassign'
  | 'resend'
  | 'start'
  | 'end'
  | 'cancel'
  | 'refuse'
  | 'expire'
  | 'dispute'
  | 'settle'
  | 'refund'

/** One order of a load, decided beforehand; its steps say how far it goes. */
export interface OrderPlan {
  /** Its place among the plans: its ids follow from it. */
  readonly nth: number
  readonly customer: BenchCustomer
  readonly address: Address
  readonly service: Service
  /** yyyy-mm-dd and, for a cleaning, HH:MM: as it is booked at first. */
  readonly date: string
  readonly time: string | undefined
  /** Where it is moved, when it is. */
  readonly movedTo: string | undefined
  /** Its crews, one after the other. */
  readonly crews: readonly BenchCrew[]
  readonly steps: readonly { readonly verb: BenchVerb; readonly at: number }[]
}
