import { Field, ID, ObjectType } from 'type-graphql'
import { OfficeOrder, OrderGroupRef } from '../orders/officeOrder.graphql.ts'

@ObjectType({ description: 'A crew and a time for one visit of many (decision W5).' })
export class ProposedVisit {
  @Field(() => OfficeOrder, { description: 'The visit as it is now.' })
  visit!: OfficeOrder

  @Field(() => ID, { nullable: true, description: 'The crew for it; null for none.' })
  groupId!: string | null

  @Field(() => [ID], { description: 'The crews without other work then, whatever else is proposed.' })
  freeGroupIds!: readonly string[]

  @Field(() => String, {
    nullable: true,
    description: 'Why it finds no place then, in the request language; null when it does.',
  })
  problem!: string | null
}

@ObjectType({ description: 'A proposal for many visits at once; nothing is booked by it (decision W5).' })
export class VisitProposal {
  @Field(() => [OrderGroupRef], { description: 'The crews to choose from, by number.' })
  groups!: readonly OrderGroupRef[]

  @Field(() => [ProposedVisit], { description: 'The open visits asked about, by their time.' })
  visits!: readonly ProposedVisit[]
}
