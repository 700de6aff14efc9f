import { Field, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { CommandChannel, type ValueOf } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OrderGroupRef } from '../orders/officeOrder.graphql.ts'
import { OrderActor } from '../orders/officeTrail.graphql.ts'
import { SeriesRhythm } from './series.graphql.ts'
import { SeriesAction, SeriesMissedReason } from './seriesEnums.graphql.ts'

@ObjectType({ description: 'One entry of the record of a series; `at` tells when it was done.' })
export class SeriesChange extends OrderMoment {
  @Field(() => SeriesAction, 'What was done.')
  action!: ValueOf<typeof SeriesAction>

  @Field(() => OrderActor, 'Who did it.')
  by!: OrderActor

  @Field(() => CommandChannel, 'Through which API; null when not known.', nullable)
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(
    () => String,
    'The planned day of the visit, or the first day of a pause or a rhythm, as yyyy-mm-dd.',
    nullable,
  )
  date!: string | null

  @Field(() => String, 'Last day of a pause as yyyy-mm-dd.', nullable)
  to!: string | null

  @Field(() => SeriesRhythm, 'The rhythm that was chosen.', nullable)
  rhythm!: SeriesRhythm | null

  @Field(() => Int, 'The price of a visit that was agreed to, in points.', nullable)
  points!: number | null

  @Field(() => OrderGroupRef, 'The usual crew that was set.', nullable)
  group!: OrderGroupRef | null

  @Field(() => SeriesMissedReason, 'Why a visit does not take place.', nullable)
  missedReason!: ValueOf<typeof SeriesMissedReason> | null
}
