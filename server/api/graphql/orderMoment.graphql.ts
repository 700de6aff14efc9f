import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: "A moment on the business's clock." })
export class OrderMoment {
  @Field(() => String, { description: 'ISO 8601 with the offset of America/Edmonton at that moment.' })
  at!: string

  @Field(() => String, { description: 'Short name of the time zone at that moment.' })
  zoneLabel!: string
}
