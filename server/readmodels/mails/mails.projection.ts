import { isId } from '../../kernel/ids.ts'
import { isSeriesMail, type MailFacts, type MailKind } from '../../messaging/mailKinds.ts'
import { mailAskedBy, mailIdOf, reasonOf } from '../../messaging/mailTriggers.ts'
import { type OrderEvent, orderEventTypes } from '../../ordering/events.ts'
import type { WalletEvent } from '../../points/events.ts'
import { type SeriesEvent, seriesEventTypes } from '../../series/events.ts'
import { type Projection, type Sink, subjectOf } from '../engine/projection.ts'
import { walletEventTypes } from '../walletEventTypes.ts'

/** A mail that an event asks for. */
type AskedMail = {
  readonly id: string
  readonly dedupe_key: string
  readonly kind: MailKind
  /** Null where only an earlier event of the order or the series names the customer. */
  readonly customer_id: string | null
  readonly order_id: string | null
  readonly facts: MailFacts
}

const outbox: Sink<OrderEvent | WalletEvent | SeriesEvent, AskedMail> = {
  into: 'outbox',
  columns: {
    id: 'given.id',
    dedupe_key: 'given.dedupe_key',
    kind: 'given.kind',
    customer_id: `coalesce(given.customer_id,
      (select customer_id from outbox as earlier where earlier.order_id = given.order_id limit 1),
      (select user_id::uuid from order_history where order_history.order_id = given.order_id::text),
      (select user_id::uuid from series where series.series_id = given.facts ->> 'seriesId'))`,
    order_id: 'given.order_id',
    facts: 'given.facts',
  },
  rowsOf(events) {
    const begunBy = new Map<string, string>()
    return events.flatMap((event) => {
      const { type, stream, revision } = event
      if (type === 'order.placed' || type === 'series.started') begunBy.set(stream, event.data.userId)
      const kind = mailAskedBy(event)
      const subject = subjectOf(stream)
      if (kind === undefined || !isId(subject)) return []
      const isOfWallet = stream.startsWith('wallet-')
      const reason = reasonOf(event)
      return [
        {
          ...{ id: mailIdOf(reason), dedupe_key: reason, kind },
          customer_id: isOfWallet ? subject : (begunBy.get(stream) ?? null),
          order_id: stream.startsWith('order-') ? subject : null,
          facts: { revision: Number(revision), ...(isSeriesMail(kind) && { seriesId: subject }) },
        },
      ]
    })
  },
}

/** Fills the outbox with the mails that events ask for (decision J2). The database sets aside an event that names no customer. */
export const mails: Projection = {
  name: 'mails',
  version: 1,
  categories: ['order', 'wallet', 'series'],
  types: [...orderEventTypes, ...walletEventTypes, ...seriesEventTypes],
  tables: [],
  sink: outbox,
}
