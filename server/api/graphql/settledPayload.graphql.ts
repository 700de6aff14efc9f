import { Field, ObjectType } from 'type-graphql'
import { CommandPayload } from './commandPayload.graphql.ts'

/** What every payload of a command on an order ends with (decision K2); the order itself is each area's own. */
@ObjectType({ description: 'How a command on an order went.' })
export abstract class SettledPayload extends CommandPayload {
  @Field(() => Boolean, { description: 'Lists may lag behind this answer for a moment.' })
  stale!: boolean
}
