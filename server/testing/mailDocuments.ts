/** The mails of an order. */
export const ORDER_MAILS = `query OrderMails($orderNo: String!) {
  orderMails(orderNo: $orderNo) {
    mailId kind status language subject attempts reason
    createdAt { at zoneLabel }
    sentAt { at zoneLabel }
  }
}`
