import { Field, ObjectType } from 'type-graphql'
import { UserError } from './userError.graphql.ts'

/** What every payload of a command has (decision K2); what changed is each command's own. */
@ObjectType({ description: 'How a command went.' })
export abstract class CommandPayload {
  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

/** What every payload of a command on an order ends with (decision K2); the order itself is each area's own. */
@ObjectType({ description: 'How a command on an order went.' })
export abstract class SettledPayload extends CommandPayload {
  @Field(() => Boolean, { description: 'Lists may lag behind this answer for a moment.' })
  stale!: boolean
}
