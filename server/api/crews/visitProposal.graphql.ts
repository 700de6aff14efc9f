import { Field, ID, nullable, ObjectType } from '../graphql/decorators.ts'
import { OfficeOrder, OrderGroupRef } from '../orders/officeOrder.graphql.ts'

@ObjectType({ description: 'A crew and a time for one visit of many (decision W5).' })
export class ProposedVisit {
  @Field(() => OfficeOrder, 'The visit as it is now.')
  visit!: OfficeOrder

  @Field(() => ID, 'The crew for it; null for none.', nullable)
  groupId!: string | null

  @Field(() => [ID], 'The crews without other work then, whatever else is proposed.')
  freeGroupIds!: readonly string[]

  @Field(() => String, 'Why it finds no place then, in the request language; null when it does.', nullable)
  problem!: string | null
}

@ObjectType({ description: 'A proposal for many visits at once; nothing is booked by it (decision W5).' })
export class VisitProposal {
  @Field(() => [OrderGroupRef], 'The crews to choose from, by number.')
  groups!: readonly OrderGroupRef[]

  @Field(() => [ProposedVisit], 'The open visits asked about, by their time.')
  visits!: readonly ProposedVisit[]
}
