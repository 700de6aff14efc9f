import { Field, type MiddlewareFn, ObjectType, UseMiddleware } from 'type-graphql'
import { zonedMoment } from '../context/zonedMoment.ts'

@ObjectType({ description: "A moment on the business's clock." })
export class OrderMoment {
  @Field(() => String, { description: 'ISO 8601 with the offset of America/Edmonton at that moment.' })
  at!: string

  @Field(() => String, { description: 'Short name of the time zone at that moment.' })
  zoneLabel!: string
}

/** A field that is an OrderMoment in the schema and a Temporal.Instant in its class. */
export function MomentField(options: {
  readonly description: string
  readonly nullable?: boolean
  /** Its name in the schema, if it differs from the property's. */
  readonly name?: string
}): PropertyDecorator {
  return (target, property) => {
    Field(() => OrderMoment, options)(target, property)
    UseMiddleware(zoned)(target, property)
  }
}

const zoned: MiddlewareFn = async (_, next) => {
  const moment: Temporal.Instant | null | undefined = await next()
  return moment ? zonedMoment(moment) : null
}
