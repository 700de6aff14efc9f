import type { RecordedEvent } from '../eventstore/port.ts'
import { ActorRole } from '../kernel/command.ts'
import { actorOf } from '../kernel/event.ts'
import { derivedId } from '../kernel/ids.ts'
import type { OrderDisputeResolved, OrderEvent } from '../ordering/events.ts'
import type { WalletEvent } from '../points/events.ts'
import type { SeriesEnded, SeriesEvent, SeriesVisitMissed } from '../series/events.ts'
import type { MailKind } from './mailKinds.ts'

type Triggering = OrderEvent['type'] | WalletEvent['type'] | SeriesEvent['type']

const triggers: Partial<Record<Triggering, MailKind>> = {
  'order.placed': 'orderReceived',
  // the first crew confirms the order, another one is announced by the same mail (decision E5)
  'order.group-assigned': 'orderConfirmed',
  'order.confirmation-resent': 'confirmationResent',
  'order.rescheduled': 'orderChanged',
  'order.cancelled': 'orderCancelled',
  'order.service-ended': 'orderCompleted',
  'order.dispute-opened': 'problemReported',
  'order.dispute-resolved': 'orderCancelled',
  'points.recharged': 'rechargeReceipt',
  'series.started': 'seriesBegun',
  'series.changed': 'seriesChanged',
  'series.paused': 'seriesPaused',
  'series.resumed': 'seriesResumed',
  'series.visit-missed': 'seriesMissed',
  'series.ended': 'seriesEnded',
}

/**
 * The mail an event asks for (decision J1). Demo data (source `seed`) send no mail. A dispute is mailed when the customer opens it
 * (decision X1), and when it ends with the points returned (decision E8).
 */
export function mailAskedBy(event: Pick<RecordedEvent, 'type' | 'data' | 'meta'>): MailKind | undefined {
  if (event.meta.source === 'seed') return undefined
  if (event.type === 'order.dispute-resolved') {
    const { outcome } = event.data as OrderDisputeResolved['data']
    return outcome === 'refunded' ? 'orderCancelled' : undefined
  }
  if (event.type === 'order.dispute-opened' && actorOf(event).role !== ActorRole.Customer) return undefined
  // whoever is erased has no mailbox any more
  if (event.type === 'series.ended' && (event.data as SeriesEnded['data']).reason === 'erasure')
    return undefined
  // passed over without a word (decision X7)
  if (event.type === 'series.visit-missed' && (event.data as SeriesVisitMissed['data']).reason === 'season')
    return undefined
  return isTriggering(event.type) ? triggers[event.type] : undefined
}

/** Names an event as the reason of a mail. Its id stays the same in every store it is copied to. */
export function reasonOf({ id }: Pick<RecordedEvent, 'id'>): string {
  return `event/${id}`
}

/** The id of the one mail that a reason makes. */
export function mailIdOf(reason: string): string {
  return derivedId(reason, 'mail')
}

/** Whether mails follow from events of this type. */
function isTriggering(type: string): type is Triggering {
  return Object.hasOwn(triggers, type)
}
