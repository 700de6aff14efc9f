import { Slot } from '../../../schema/rules/enumerations.ts'
import type { AskedRhythm } from '../../series/rhythm.ts'
import { Field, ID, InputType, Int, nullable } from '../graphql/decorators.ts'
import { WhenFull } from './seriesEnums.graphql.ts'

@InputType({ description: 'A command about recurring visits.' })
abstract class SeriesKeyInput {
  @Field(() => String, 'Made once per intent; a retry with the same key is the same command.')
  key!: string
}

@InputType({ description: 'When recurring visits take place.' })
abstract class RhythmInput extends SeriesKeyInput {
  @Field(() => Int, 'Every so many weeks: 1, 2 or 4.')
  everyWeeks!: number

  @Field(() => String, 'Day of the first visit as yyyy-mm-dd; the others have its weekday.')
  first!: string

  @Field(() => Slot, 'Half day; None for services booked by date alone.')
  slot!: number

  @Field(() => Int, 'Local hour; 0 without a time.')
  hour!: number

  @Field(() => Int, 'Local minute; 0 without a time.')
  minute!: number

  @Field(() => WhenFull, 'What happens where the day of a visit has no room.', {
    defaultValue: WhenFull.Move,
  })
  whenFull!: 'move' | 'skip'
}

@InputType({ description: 'Recurring visits to begin.' })
export class StartSeriesInput extends RhythmInput {
  @Field(() => ID, 'Where.')
  addressId!: string

  @Field(() => ID, 'What: a service that is booked for a day.')
  serviceId!: string

  @Field(() => Int, 'The total of a visit that was on screen; a higher one is refused with PRICE_CHANGED.')
  pointsSeen!: number
}

@InputType({ description: 'Recurring visits to begin for a customer.' })
export class StartCustomerSeriesInput extends StartSeriesInput {
  @Field(() => ID, 'For whom.')
  customerId!: string
}

@InputType({ description: 'Another rhythm from its first day on; placed visits stay.' })
export class ChangeSeriesInput extends RhythmInput {
  @Field(() => ID, 'Which series.')
  seriesId!: string
}

@InputType({ description: 'A command on one series.' })
abstract class SeriesCommandInput extends SeriesKeyInput {
  @Field(() => ID, 'Which series.')
  seriesId!: string
}

@InputType({ description: 'No visits for a while.' })
export class PauseSeriesInput extends SeriesCommandInput {
  @Field(() => String, 'First day without visits as yyyy-mm-dd.')
  from!: string

  @Field(() => String, 'Last day without visits as yyyy-mm-dd; null until the series is resumed.', nullable)
  to!: string | null | undefined
}

@InputType({ description: 'Visits again after a pause.' })
export class ResumeSeriesInput extends SeriesCommandInput {
  @Field(() => String, 'First day on which visits are planned again, as yyyy-mm-dd.')
  from!: string
}

@InputType({ description: 'One planned visit to leave out.' })
export class SkipSeriesVisitInput extends SeriesCommandInput {
  @Field(() => String, 'Its planned day as yyyy-mm-dd.')
  date!: string
}

@InputType({ description: 'One visit that was left out and takes place after all.' })
export class UnskipSeriesVisitInput extends SkipSeriesVisitInput {}

@InputType({ description: 'Consent to a higher price of this and later visits.' })
export class AgreeSeriesPriceInput extends SeriesCommandInput {
  @Field(() => Int, 'The price that was on screen; a higher one is refused with PRICE_CHANGED.')
  pointsSeen!: number
}

@InputType({ description: 'The crew that usually comes.' })
export class SetSeriesCrewInput extends SeriesCommandInput {
  @Field(() => ID, 'Which crew; null for none.', nullable)
  groupId!: string | null | undefined
}

@InputType({ description: 'A series to end for good; placed visits stay.' })
export class EndSeriesInput extends SeriesCommandInput {}

/** A rhythm as GraphQL sends it, in the words of the handlers. */
export function rhythmOf({ everyWeeks, first, slot, hour, minute }: RhythmInput): AskedRhythm {
  return { everyWeeks, first, slot, hour, minute }
}
