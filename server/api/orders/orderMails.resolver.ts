import { mailsOfOrder } from '../../messaging/orderMails.queries.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { Arg, Ctx, Field, ID, Int, nullable, ObjectType, Query, Resolver } from '../graphql/decorators.ts'
import { LanguageName, MailStatus, OrderMailKindName } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A mail about an order.' })
class OrderMail {
  @Field(() => ID, 'Names the mail; its Message-ID begins with it.')
  mailId!: string

  @Field(() => OrderMailKindName, 'Its kind.')
  kind!: string

  @Field(() => MailStatus, 'Whether it went.')
  status!: string

  @Field(() => LanguageName, 'The language it was written in; null until sent.', nullable)
  language!: string | undefined

  @Field(() => String, 'Its subject; null until it was sent.', nullable)
  subject!: string | undefined

  @MomentField('When the reason for it arose.')
  createdAt!: Temporal.Instant

  @MomentField('When it was handed over; null when it was not.', nullable)
  sentAt!: Temporal.Instant | undefined

  @Field(() => Int, 'How often sending was tried.')
  attempts!: number

  @Field(() => String, 'Why it is not sent; in English, for operators.', nullable)
  reason!: string | undefined
}

/** The mails of an order, for the office. */
@Resolver(() => OrderMail)
export class OrderMailsResolver {
  @Query(() => [OrderMail], 'All mails of an order, oldest first, or null.', nullable)
  async orderMails(
    @Arg('orderNo', () => String, 'The number customers and crews know the order by.')
    orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application } = context
    const orderId = await findOrderId(application, orderNo)
    return orderId === undefined ? null : mailsOfOrder(application.db, orderId)
  }
}
