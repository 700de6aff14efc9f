import { Field, ID, InputType, Int } from 'type-graphql'
import { AdditionalItemForm } from './additionalItemCommands.graphql.ts'
import { CheckPointForm } from './checkPointCommands.graphql.ts'

@InputType({ description: 'A check point that is not saved.' })
export class DraftCheckPointInput extends CheckPointForm {
  @Field(() => ID, { nullable: true, description: 'The one whose place it takes; null for a new one.' })
  id?: string | null
}

@InputType({ description: 'An additional item that is not saved.' })
export class DraftAdditionalItemInput extends AdditionalItemForm {
  @Field(() => ID, { nullable: true, description: 'The one whose place it takes; null for a new one.' })
  id?: string | null
}

@InputType({ description: 'A change of the catalogue that is not saved; what is left out stays as it is.' })
export class PriceDraftInput {
  @Field(() => Int, { nullable: true, description: 'Points for one minute of work.' })
  pointsPerMinute?: number | null

  @Field(() => Boolean, { nullable: true, description: 'A flat price.' })
  isFlat?: boolean | null

  @Field(() => DraftCheckPointInput, { nullable: true, description: 'A check point, new or edited.' })
  checkPoint?: DraftCheckPointInput | null

  @Field(() => DraftAdditionalItemInput, {
    nullable: true,
    description: 'An additional item, new or edited.',
  })
  additionalItem?: DraftAdditionalItemInput | null

  @Field(() => ID, {
    nullable: true,
    description: 'A check point or an additional item that would be removed.',
  })
  removedId?: string | null
}
