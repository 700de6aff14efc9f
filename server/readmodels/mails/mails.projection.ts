import { isId } from '../../kernel/ids.ts'
import type { MailFacts, MailKind } from '../../messaging/mailKinds.ts'
import { mailAskedBy, mailIdOf, reasonOf } from '../../messaging/mailTriggers.ts'
import { type OrderEvent, orderEventTypes } from '../../ordering/events.ts'
import type { WalletEvent } from '../../points/events.ts'
import { type Projection, type Sink, subjectOf } from '../engine/projection.ts'
import { walletEventTypes } from '../walletEventTypes.ts'

/** A mail that an event asks for. */
type AskedMail = {
  readonly id: string
  readonly dedupe_key: string
  readonly kind: MailKind
  /** Null where only an earlier event of the order names the customer. */
  readonly customer_id: string | null
  readonly order_id: string | null
  readonly facts: MailFacts
}

const outbox: Sink<OrderEvent | WalletEvent, AskedMail> = {
  into: 'outbox',
  columns: {
    id: 'given.id',
    dedupe_key: 'given.dedupe_key',
    kind: 'given.kind',
    customer_id: `coalesce(given.customer_id,
      (select customer_id from outbox as earlier where earlier.order_id = given.order_id limit 1),
      (select user_id::uuid from order_history where order_history.order_id = given.order_id::text))`,
    order_id: 'given.order_id',
    facts: 'given.facts',
  },
  rowsOf(events) {
    const placedBy = new Map<string, string>()
    return events.flatMap((event) => {
      const { type, stream, revision } = event
      if (type === 'order.placed') placedBy.set(stream, event.data.userId)
      const kind = mailAskedBy(event)
      const subject = subjectOf(stream)
      if (kind === undefined || !isId(subject)) return []
      const about = stream.startsWith('order-')
        ? { order_id: subject, customer_id: placedBy.get(stream) ?? null }
        : { order_id: null, customer_id: subject }
      const reason = reasonOf(event)
      const facts = { revision: Number(revision) }
      return [{ id: mailIdOf(reason), dedupe_key: reason, kind, facts, ...about }]
    })
  },
}

/** Fills the outbox with the mails that events ask for (decision J2). The database sets aside an event that names no customer. */
export const mails: Projection = {
  name: 'mails',
  version: 1,
  categories: ['order', 'wallet'],
  types: [...orderEventTypes, ...walletEventTypes],
  tables: [],
  sink: outbox,
}
