import { occurredAt } from '../../kernel/event.ts'
import { type OrderEvent, orderStream } from '../../ordering/events.ts'
import { type Audit, type AuditedEvent, createTally } from './audit.ts'

type Report = Extract<OrderEvent, { type: `order.service-${string}` }>

const READYING: readonly string[] = ['order.placed', 'order.group-assigned', 'order.rescheduled']

/**
 * Invariant 10: work dated by a crew's clock began after the order was placed, moved or assigned, ended after it began, and was recorded
 * later (decision M2). Server times are accepted as they are, because the clocks of two servers may differ. Reports of version 1 have no
 * separate time.
 */
export function auditWork(): Audit {
  const tally = createTally(10, 'work happens between its assignment and its record')
  const earliestWork = new Map<string, Temporal.Instant>()
  return {
    see: (event) => {
      if (READYING.includes(event.type)) earliestWork.set(event.stream, occurredAt(event))
      if (!isReport(event)) return
      const recordedAt = occurredAt(event)
      const happenedAt = Temporal.Instant.from(event.data.happenedAt)
      const earliest = earliestWork.get(event.stream)
      tally.check(
        earliest !== undefined &&
          (happenedAt.equals(recordedAt) || isBetween(earliest, happenedAt, recordedAt)),
        () =>
          `${event.stream}: ${event.type} at ${happenedAt}; possible from ${earliest ?? 'never'} to ${recordedAt}`,
      )
      earliestWork.set(event.stream, happenedAt)
    },
    report: tally.report,
  }
}

function isReport(event: AuditedEvent): event is AuditedEvent & Report {
  return (
    event.stream.startsWith(orderStream('')) &&
    (event.type === 'order.service-started' || event.type === 'order.service-ended')
  )
}

function isBetween(earliest: Temporal.Instant, at: Temporal.Instant, latest: Temporal.Instant): boolean {
  return Temporal.Instant.compare(earliest, at) <= 0 && Temporal.Instant.compare(at, latest) <= 0
}
