import type { BillingHandlers } from '../../billing/billing.handlers.ts'
import type { EventStore } from '../../eventstore/port.ts'
import type { ErasingContext } from '../../identity/erasing.handlers.ts'
import type { StaffContext } from '../../identity/staffMembers.handlers.ts'
import type { Db } from '../../kernel/database.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import type { BookingHandlers } from '../../ordering/placing/booking.handlers.ts'
import type { ReferenceDataAt } from '../../ordering/referenceData.store.ts'
import type { CrewsContext } from '../../staffing/crews.store.ts'

/** Everything an API may ask for. Both APIs get the same, so that no rule can hold in one of them only. */
export interface Application {
  /** Read models, and the tables of accounts, catalog and crews. */
  readonly db: Db
  /** Only to read: what is written goes through the handlers. */
  readonly store: EventStore
  /** What accounts need beside the tables. */
  readonly accounts: ErasingContext
  /** What staff members need beside the tables. */
  readonly staff: StaffContext
  /** What crews need beside the tables. */
  readonly crews: CrewsContext
  /** What the office edits and decisions stand on. */
  readonly referenceDataAt: ReferenceDataAt
  /** What can be booked, when, and for how much. */
  readonly booking: BookingHandlers
  /** Commands on orders. */
  readonly ordering: OrderingHandlers
  /** Payments and reward points. */
  readonly billing: BillingHandlers
}
