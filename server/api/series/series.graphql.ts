import { ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import type { Rhythm } from '../../series/events.ts'
import { SettledPayload } from '../graphql/commandPayload.graphql.ts'
import { NumberedPage } from '../graphql/connection.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { type ValueOf } from '../graphql/enums.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { SeriesMissedReason, SeriesState, SeriesVisitState, WhenFull } from './seriesEnums.graphql.ts'
import type { ShownVisit } from './seriesVisits.ts'

/** How often, and when in the week. */
@ObjectType({ description: 'When recurring visits take place.' })
export abstract class SeriesRhythm {
  @Field(() => Int, 'Every so many weeks: 1, 2 or 4.')
  everyWeeks!: number

  @Field(() => Int, '1 Monday to 7 Sunday.')
  weekday!: number

  @Field(() => Slot, 'Half day; None for services booked by date alone.')
  slot!: number

  @Field(() => String, 'Local time of arrival as HH:MM; cleaning only.', nullable)
  time!: string | null
}

@ObjectType({ description: 'One visit of a series.' })
export class SeriesVisit {
  /** What it is made from: what it points at is joined only where a query asks. */
  readonly visit!: ShownVisit

  @Field(() => String, 'The planned day as yyyy-mm-dd.')
  date!: string

  @Field(() => Slot, 'The planned half day; None for services booked by date alone.')
  slot!: number

  @Field(() => String, 'The planned local time as HH:MM; cleaning only.', nullable)
  time!: string | null

  @Field(() => SeriesVisitState, 'Its status.')
  state!: ValueOf<typeof SeriesVisitState>

  @Field(() => SeriesMissedReason, 'Why it does not take place.', nullable)
  missedReason!: ValueOf<typeof SeriesMissedReason> | null

  @Field(
    () => String,
    'The nearest open day of its week, as yyyy-mm-dd, of a planned visit whose own day is closed.',
    nullable,
  )
  movesTo!: string | null

  @Field(() => Boolean, 'It can be left out, free of charge.')
  canSkip!: boolean

  @Field(() => Boolean, 'It was left out and can still take place.')
  canUnskip!: boolean
}

@ObjectType({ description: 'Days without visits, both included.' })
export class SeriesPause {
  @Field(() => String, 'First day as yyyy-mm-dd.')
  from!: string

  @Field(() => String, 'Last day as yyyy-mm-dd; null until the series is resumed.', nullable)
  to?: string | undefined
}

@ObjectType({ description: 'Recurring visits: a day service at one address, booked once.' })
export class Series extends SeriesRhythm {
  /** The row; its references are joined field by field, only on request. */
  readonly view!: SeriesView

  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => ServiceCatalog, 'What kind of work.')
  catalog!: number

  @Field(() => ID, 'What is done at each visit.')
  serviceId!: string

  @Field(() => WhenFull, 'What happens where the day of a visit has no room.')
  whenFull!: 'move' | 'skip'

  @Field(() => SeriesState, 'Whether visits are planned, paused today, or over.')
  state!: ValueOf<typeof SeriesState>

  @Field(() => Int, 'The points that the customer agreed to pay for each visit.')
  agreedPoints!: number

  @Field(() => [SeriesPause], 'Pauses of today and later.')
  pauses!: readonly SeriesPause[]

  @Field(
    () => [SeriesVisit],
    'The newest 20 visits of days before today that were placed, skipped or missed, newest first.',
  )
  pastVisits!: readonly SeriesVisit[]

  @MomentField('When it was begun.')
  begun!: Temporal.Instant

  @MomentField('When it was ended.', nullable)
  ended!: Temporal.Instant | undefined
}

@ObjectType({ description: 'Recurring visits as the office sees them.' })
export class OfficeSeries {
  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => Series, 'What its customer sees of it.')
  series!: Series
}

@ObjectType({ description: 'A page of series; past the end it is empty, with the true count.' })
export class OfficeSeriesPage extends NumberedPage {
  @Field(() => [OfficeSeries], 'The page.')
  items!: readonly OfficeSeries[]
}

@ObjectType({ description: 'The series that an order is a visit of.' })
export class OrderSeries extends SeriesRhythm {
  @Field(() => ID, 'Opaque id.')
  id!: string
}

@ObjectType({ description: 'A series after a command.' })
export class SeriesPayload extends SettledPayload {
  @Field(() => Series, 'The series as it is now; null when refused.', nullable)
  series!: Series | null
}

@ObjectType({ description: 'A series after a command of the office.' })
export class OfficeSeriesPayload extends SettledPayload {
  @Field(() => OfficeSeries, 'The series as it is now; null when refused.', nullable)
  series!: OfficeSeries | null
}

/** A rhythm in the words of the schema. */
export function rhythmNode({ everyWeeks, first, slot, time }: Rhythm): SeriesRhythm {
  const weekday = Temporal.PlainDate.from(first).dayOfWeek
  return { everyWeeks, weekday, slot, time: time ?? null }
}
