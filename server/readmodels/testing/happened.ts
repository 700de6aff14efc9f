import type { DomainEvent, Position, RecordedEvent } from '../../kernel/event.ts'
import type { OrderPlaced } from '../../ordering/events.ts'
import type { PointsRecharged } from '../../points/events.ts'

/** By whom and when; absent: the customer `ana`, on a summer noon. */
export interface Telling {
  readonly at?: string
  readonly role?: 0 | 1 | 2 | 3
  readonly actor?: string
  readonly source?: string
}

/** Gives one stream's events their revisions, in order. */
export function story<Event extends DomainEvent>(
  stream: string,
  ...events: readonly (readonly [event: Event, telling?: Telling])[]
): RecordedEvent<Event>[] {
  return events.map(([event, telling = {}], index) => ({
    ...event,
    id: `${stream}/${index}`,
    stream,
    revision: BigInt(index),
    position: String(index + 1) as Position,
    recordedAt: 0,
    meta: metadata(telling),
  }))
}

export function metadata({ at, role, actor, source }: Telling): Record<string, string> {
  return {
    occurredAt: at ?? '2026-07-01T18:00:00Z',
    actorRole: String(role ?? 1),
    actorId: actor ?? 'ana',
    source: source ?? 'graphql',
    $causationId: 'c1',
    $correlationId: 'c1',
    schema: '1',
  }
}

export function orderPlaced(data: Partial<OrderPlaced['data']> = {}): OrderPlaced {
  return {
    type: 'order.placed',
    data: {
      orderNo: 'AR-7K2M',
      userId: 'ana',
      addressVersionId: 'home-1',
      serviceId: 'deep-clean',
      serviceCatalog: 1,
      periodType: 0,
      bookedFor: { date: '2026-07-10', time: '09:30', zone: 'America/Edmonton' },
      slot: 1,
      basePoints: 9000,
      additionalPoints: -500,
      rankDiscount: 25,
      totalPoints: 8288,
      priceLines: [
        { kind: 'check-point', itemId: 'kitchen', minutes: 120, points: 9000 },
        { kind: 'discount', minutes: 0, points: -212 },
      ],
      ...data,
    },
  }
}

export function pointsRecharged(data: Partial<PointsRecharged['data']> = {}): PointsRecharged {
  return {
    type: 'points.recharged',
    data: {
      paymentId: 1,
      invoiceNo: 'INV-2026-000001',
      points: 20_000,
      method: 2,
      subtotal: 20_000,
      taxes: [{ name: 'GST', rateMilli: 5000, cents: 1000 }],
      total: 21_000,
      cashRounding: 0,
      province: 1,
      partyVersionId: 'party-1',
      ...data,
    },
  }
}
