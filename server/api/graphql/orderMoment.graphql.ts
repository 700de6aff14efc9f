import { zonedMoment } from '../context/zonedMoment.ts'
import { Field, ObjectType, type PartOptions } from './decorators.ts'
import { ShownField } from './shownField.ts'

@ObjectType({ description: "A moment on the business's clock." })
export class OrderMoment {
  @Field(() => String, 'ISO 8601 with the offset of America/Edmonton at that moment.')
  at!: string

  @Field(() => String, 'Short name of the time zone at that moment.')
  zoneLabel!: string
}

/** A field that is an OrderMoment in the schema and a Temporal.Instant in its class. */
export const MomentField = (description: string, options: PartOptions = {}) =>
  ShownField(() => OrderMoment, description, {
    ...options,
    show: (moment: Temporal.Instant | null | undefined) => (moment ? zonedMoment(moment) : null),
  })
