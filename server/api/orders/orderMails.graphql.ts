import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LanguageName, MailStatus, OrderMailKindName } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A mail about an order, as the record of the order has it.' })
export class OrderMail {
  @Field(() => ID, { description: 'Names the mail; its Message-ID begins with it.' })
  mailId!: string

  @Field(() => OrderMailKindName, { description: 'What it tells.' })
  kind!: string

  @Field(() => MailStatus, { description: 'Whether it went.' })
  status!: string

  @Field(() => LanguageName, {
    nullable: true,
    description: 'What it was written in; null until it was sent.',
  })
  language!: string | null

  @Field(() => String, { nullable: true, description: 'Its subject; null until it was sent.' })
  subject!: string | null

  @Field(() => OrderMoment, { description: 'When the reason for it arose.' })
  createdAt!: OrderMoment

  @Field(() => OrderMoment, { nullable: true, description: 'When it was handed over; null when it was not.' })
  sentAt!: OrderMoment | null

  @Field(() => Int, { description: 'How often sending was tried.' })
  attempts!: number

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not sent, or not yet; for operators, in English.',
  })
  reason!: string | null
}
