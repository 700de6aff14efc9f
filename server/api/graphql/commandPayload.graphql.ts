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
