import { Field, Int, ObjectType } from 'type-graphql'
import { CommandChannel, type ValueOf } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OrderGroupRef } from '../orders/officeOrder.graphql.ts'
import { OrderActor } from '../orders/officeTrail.graphql.ts'
import { SeriesRhythm } from './series.graphql.ts'
import { SeriesAction, SeriesMissedReason } from './seriesEnums.graphql.ts'

@ObjectType({ description: 'One entry of the record of a series; `at` tells when it was done.' })
export class SeriesChange extends OrderMoment {
  @Field(() => SeriesAction, { description: 'What was done.' })
  action!: ValueOf<typeof SeriesAction>

  @Field(() => OrderActor, { description: 'Who did it.' })
  by!: OrderActor

  @Field(() => CommandChannel, { nullable: true, description: 'Through which API; null when not known.' })
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(() => String, {
    nullable: true,
    description: 'The planned day of the visit, or the first day of a pause or a rhythm, as yyyy-mm-dd.',
  })
  date!: string | null

  @Field(() => String, { nullable: true, description: 'Last day of a pause as yyyy-mm-dd.' })
  to!: string | null

  @Field(() => SeriesRhythm, { nullable: true, description: 'The rhythm that was chosen.' })
  rhythm!: SeriesRhythm | null

  @Field(() => Int, { nullable: true, description: 'The price of a visit that was agreed to, in points.' })
  points!: number | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'The usual crew that was set.' })
  group!: OrderGroupRef | null

  @Field(() => SeriesMissedReason, { nullable: true, description: 'Why a visit does not take place.' })
  missedReason!: ValueOf<typeof SeriesMissedReason> | null
}
