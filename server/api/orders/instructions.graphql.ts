import { Field, InputType, ObjectType } from 'type-graphql'
import { ActorRole } from '../../kernel/command.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A note to the crew (decision E11); `at` tells when it was written.' })
export class OrderInstruction extends OrderMoment {
  @Field(() => String, { description: 'Up to 500 characters, in lines.' })
  text!: string

  @Field(() => ActorRole, { description: 'Who wrote it: the customer or the office.' })
  role!: number
}

@InputType({ description: 'A note to the crew.' })
export class AddInstructionsInput {
  @Field(() => String, {
    description: 'Made once per intent; a retry with the same key is the same note.',
  })
  key!: string

  @Field(() => String, { description: 'Which order.' })
  orderNo!: string

  @Field(() => String, { description: 'Up to 500 characters, in lines.' })
  text!: string
}

export function instructionNode({ text, author, writtenAt }: Instructions): OrderInstruction {
  return { text, role: author.role, ...zonedMoment(writtenAt) }
}
