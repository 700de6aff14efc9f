import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { mailsOfOrder, type OrderMailView } from '../../messaging/orderMails.queries.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { OrderMail } from './orderMails.graphql.ts'

/** What was mailed about an order, for the office. */
@Resolver(() => OrderMail)
export class OrderMailsResolver {
  @Query(() => [OrderMail], {
    nullable: true,
    description: 'Every mail about an order, oldest first; null when there is no such order.',
  })
  async orderMails(
    @Arg('orderNo', () => String, { description: 'The number customers and crews know the order by.' })
    orderNo: string,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderMail[] | null> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const orderId = await findOrderId(db, orderNo)
    return orderId === undefined ? null : (await mailsOfOrder(db, orderId)).map(mailNode)
  }
}

function mailNode(mail: OrderMailView): OrderMail {
  return {
    ...mail,
    language: mail.language ?? null,
    subject: mail.subject ?? null,
    createdAt: zonedMoment(mail.createdAt),
    sentAt: mail.sentAt ? zonedMoment(mail.sentAt) : null,
    reason: mail.reason ?? null,
  }
}
