import {
  addressesByCustomer,
  addressVersionsById,
  confirmedNearVersion,
  currentAddressesByVersion,
} from '../../addresses/addresses.store.ts'
import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { ActorRole } from '../../kernel/command.ts'
import { type Joins, loadByList } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { type Instructions, instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { adminsById } from '../../people/admins.store.ts'
import { customerNamesById, customersById } from '../../people/customers.store.ts'
import { staffMembersByList } from '../../people/shownStaff.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import { crewVisitsByDay, lastCrewsByCustomer } from '../../readmodels/orderHistory/crewVisits.queries.ts'
import { orderNosById } from '../../readmodels/orderHistory/orderNos.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { usualCrewsById } from '../../readmodels/series/series.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { membersByCrew } from '../../staffing/crewMembers.store.ts'
import { crewsById, crewsByMember } from '../../staffing/crews.store.ts'
import { officeCreditNotes, officePayments, ordersWithCustomers, trailsByOrder } from './prefetchingJoins.ts'

/** A crew member as the office sees one. */
export interface CrewPerson {
  readonly staffId: string
  readonly staffNo: string
  readonly photo: string
  readonly firstName: string
  readonly lastName: string
  /** 0 to 5. */
  readonly rate: number
}

export type TableLoaders = ReturnType<typeof createTableLoaders>

/** Rows that lists join, by id. */
export function createTableLoaders(joins: Joins) {
  const people = joins.of(staffMembersByList)
  const instructions = joins.of(instructionsByList)
  return {
    customer: joins.of(customersById),
    customerName: joins.of(customerNamesById),
    admin: joins.of(adminsById),
    /** Addresses as an order was placed with them, by the ids of their versions. */
    addressVersion: joins.of(addressVersionsById),
    /** The same addresses as they are now, by the same ids; undefined once removed. */
    currentAddress: joins.of(currentAddressesByVersion),
    /** Confirmed addresses at an unconfirmed address's postal code, by the same ids: latest first, removed ones too. */
    confirmedNear: joins.of(confirmedNearVersion),
    /** By customer, the default address first. */
    addressesOf: joins.of(addressesByCustomer),

    /** What the crews have on a day, by `crewDay`. */
    crewVisits: joins.of(crewVisitsByDay),
    /** The crews that a customer knows, by the customer's id. */
    lastCrews: joins.of(lastCrewsByCustomer),
    /** The usual crew of a series; undefined without one. */
    usualCrew: joins.of(usualCrewsById),
    /** Crews by their ids, removed ones too. */
    group: joins.of(crewsById),
    /** A crew member's current crew. */
    crewOfStaff: joins.of(crewsByMember),
    /** A crew's current members, disabled ones too. */
    crewMembers: joins.of(membersByCrew),
    /** These people, those who have left too; by first name. */
    staff: (staffIds: readonly string[]): Promise<readonly CrewPerson[]> => loadByList(people, staffIds),

    /** An order as lists show it; prefetches its customer. */
    orderView: joins.of(ordersWithCustomers),
    /** An order's story, oldest first. */
    changes: joins.of(changesByOrder),
    /** The same; prefetches everybody and everything in it. */
    trail: joins.of(trailsByOrder),
    orderNo: joins.of(orderNosById),
    /** Notes to the crew by the ids that an order carries. */
    instructions: (ids: readonly string[]): Promise<readonly Instructions[]> => loadByList(instructions, ids),
    /** The office's notes about cancellations, by the cancelling command. */
    cancellationNote: joins.of(cancellationNotesByCommand),

    /** Points by customer. */
    balance: joins.of(balancesByCustomer),
    /** Lifetime experience by customer. */
    experience: joins.of(experienceByCustomer),
    /** By the customer's id and the payment's number, with a space between; prefetches all that the office sees with one. */
    officePayment: joins.of(officePayments),
    /** By the invoice's number. */
    creditNotes: joins.of(creditNotesByInvoice),
    /** The same; prefetches why they were issued. */
    officeCreditNotes: joins.of(officeCreditNotes),
    /** By the command that a payment or a credit note came from. */
    paymentNote: joins.of(paymentNotesByCommand),
  }
}

/** The actor of an event. */
export interface Actor {
  readonly role: ActorRole
  readonly id: string
}

export async function personName(
  { customer, admin, staff }: TableLoaders,
  { role, id }: Actor,
): Promise<string | undefined> {
  if (role === ActorRole.Admin) return (await admin.load(id))?.userName
  if (role === ActorRole.Customer) return fullName(await customer.load(id))
  return role === ActorRole.Staff ? fullName((await staff([id]))[0]) : undefined
}

function fullName(
  person: { readonly firstName: string; readonly lastName: string } | undefined,
): string | undefined {
  return person && `${person.firstName} ${person.lastName}`.trim()
}
