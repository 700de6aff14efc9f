import { businessRules } from '../../schema/rules/businessRules.ts'
import type { MailFacts, SeriesMailKind } from './mailKinds.ts'

/** A due visit that is no order yet, as a look found it. */
export interface WaitingVisit {
  /** yyyy-mm-dd */
  readonly occurrence: string
  readonly for: 'points' | 'price' | 'stopped'
  /** What it costs now; undefined while the service is not offered. */
  readonly points: number | undefined
  readonly missingPoints: number
}

/** A mail for the outbox. */
interface WaitingMail {
  readonly kind: SeriesMailKind
  readonly customerId: string
  readonly facts: MailFacts
  readonly reason: string
}

const kindOf: Record<WaitingVisit['for'], SeriesMailKind> = {
  points: 'seriesPoints',
  price: 'seriesPrice',
  stopped: 'seriesStopped',
}

/**
 * The mail about a customer's visits that wait (decisions N4, N5, N9): about the first one alone, once, and once more four days ahead where
 * points are missing. The same look again gives the same reason, so that nobody is mailed twice.
 * @param today yyyy-mm-dd
 * @returns undefined where none waits
 */
export function waitingMail(
  { seriesId, userId }: { readonly seriesId: string; readonly userId: string },
  waiting: readonly WaitingVisit[],
  today: string,
): WaitingMail | undefined {
  const [visit] = [...waiting].sort((a, b) => (a.occurrence < b.occurrence ? -1 : 1))
  if (visit === undefined) return undefined
  const { occurrence, points, missingPoints } = visit
  const { reminderDays } = businessRules.series
  const isNear = Temporal.PlainDate.from(today).add({ days: reminderDays }).toString() >= occurrence
  const again = visit.for === 'points' && isNear ? '/again' : ''
  return {
    kind: kindOf[visit.for],
    customerId: userId,
    facts: { seriesId, occurrence, missingPoints, ...(points !== undefined && { points }) },
    reason: `series/${seriesId}/${occurrence}/${visit.for}${again}`,
  }
}
