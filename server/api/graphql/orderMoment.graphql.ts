import { zonedMoment } from '../context/zonedMoment.ts'
import { Field, type MiddlewareFn, ObjectType, type PartOptions, UseMiddleware } from './decorators.ts'

@ObjectType({ description: "A moment on the business's clock." })
export class OrderMoment {
  @Field(() => String, 'ISO 8601 with the offset of America/Edmonton at that moment.')
  at!: string

  @Field(() => String, 'Short name of the time zone at that moment.')
  zoneLabel!: string
}

/** A field that is an OrderMoment in the schema and a Temporal.Instant in its class. */
export function MomentField(description: string, options: PartOptions = {}): PropertyDecorator {
  return (target, property) => {
    Field(() => OrderMoment, description, options)(target, property)
    UseMiddleware(zoned)(target, property)
  }
}

const zoned: MiddlewareFn = async (_, next) => {
  const moment: Temporal.Instant | null | undefined = await next()
  return moment ? zonedMoment(moment) : null
}
