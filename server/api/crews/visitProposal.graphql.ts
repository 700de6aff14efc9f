import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { OfficeOrder } from '../orders/officeOrder.graphql.ts'
import { OrderGroupRef } from './groups.graphql.ts'

@ObjectType({
  description:
    'Why a crew cannot take a visit: another visit then, as many as it takes in a day, or, with neither, it does not work that day.',
})
export class BusyCrew {
  @Field(() => ID, 'The crew.')
  groupId!: string

  @Field(() => ServiceCatalog, 'The catalog of the visit that it has then.', nullable)
  catalog!: number | null

  @Field(() => String, 'The arrival of that visit, HH:MM; null for work without an hour.', nullable)
  bookedTime!: string | null

  @Field(() => Int, 'As many visits as it takes in a day, which it has.', nullable)
  jobs!: number | null
}

@ObjectType({ description: 'A crew and a time for one visit of many (decision W5).' })
export class ProposedVisit {
  @Field(() => OfficeOrder, 'The visit as it is now.')
  visit!: OfficeOrder

  @Field(() => ID, 'The crew for it; null for none.', nullable)
  groupId!: string | null

  @Field(
    () => [ID],
    'The crews without other work then, once longer visits are with the crews proposed for them.',
  )
  freeGroupIds!: readonly string[]

  @Field(() => [BusyCrew], 'Why the other crews cannot take it then, by number.')
  busyCrews!: readonly BusyCrew[]

  @Field(() => String, 'Why it finds no place then, in the request language; null when it does.', nullable)
  problem!: string | null
}

@ObjectType({ description: 'A proposal for many visits at once; nothing is booked by it (decision W5).' })
export class VisitProposalPage {
  @Field(() => [OrderGroupRef], 'The crews to choose from, by number.')
  groups!: readonly OrderGroupRef[]

  @Field(
    () => String,
    'The local day to which they move, yyyy-mm-dd: the one asked for, or the one found.',
    nullable,
  )
  toDate!: string | null

  @Field(() => [ProposedVisit], 'The open visits asked about, by their time.')
  visits!: readonly ProposedVisit[]
}
