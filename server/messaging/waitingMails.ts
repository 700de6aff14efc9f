import { businessRules } from '../../schema/rules/businessRules.ts'
import type { MailFacts, SeriesMailKind } from './mailKinds.ts'

/** A due visit that is no order yet, as a look found it. Days are yyyy-mm-dd. */
export interface WaitingVisit {
  readonly seriesId: string
  readonly userId: string
  readonly occurrence: string
  readonly reason: 'points' | 'price' | 'stopped'
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

const kindOf: Record<WaitingVisit['reason'], SeriesMailKind> = {
  points: 'seriesPoints',
  price: 'seriesPrice',
  stopped: 'seriesStopped',
}

/**
 * The mails about visits that wait (decisions N4, N5, N9): about the first one of each series, once, and once more four days ahead where
 * points are missing. The same look again makes the same reasons, so that nobody is mailed twice.
 */
export function waitingMails(visits: readonly WaitingVisit[], today: string): readonly WaitingMail[] {
  const firsts = new Map<string, WaitingVisit>()
  for (const visit of [...visits].sort((a, b) => (a.occurrence < b.occurrence ? -1 : 1)))
    if (!firsts.has(visit.seriesId)) firsts.set(visit.seriesId, visit)
  return [...firsts.values()].map((visit) => mailAbout(visit, today))
}

function mailAbout({ userId: customerId, reason, ...visit }: WaitingVisit, today: string): WaitingMail {
  const { seriesId, occurrence, points, missingPoints } = visit
  const { reminderDays } = businessRules.series
  const isNear = Temporal.PlainDate.from(today).add({ days: reminderDays }).toString() >= occurrence
  const again = reason === 'points' && isNear ? '/again' : ''
  return {
    kind: kindOf[reason],
    customerId,
    facts: { seriesId, occurrence, missingPoints, ...(points !== undefined && { points }) },
    reason: `series/${seriesId}/${occurrence}/${reason}${again}`,
  }
}
