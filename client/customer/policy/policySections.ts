import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import type { Values } from '../../i18n/useText.ts'

/** A sentence or two of the policy. */
interface Term {
  readonly id: MessageId
  readonly values?: Values
}

interface PolicySection {
  /** Its anchor on the page. */
  readonly name: 'cancel' | 'move' | 'series' | 'pending' | 'points' | 'complaint' | 'privacy' | 'contact'
  readonly title: MessageId
  readonly terms: readonly Term[]
}

const { cancellation, reschedule, series, dispute, pointsPerDollar, taxRecords } = businessRules

/** The page formats money and times in the reader's language. */
export interface Written {
  /** The points of one dollar. */
  readonly dollar: string
  /** The hour at which a day without an hour begins. */
  readonly dayStart: string
}

/** The policy's parts in reading order, with the figures of the business rules. */
export function policySections({ dollar, dayStart }: Written): readonly PolicySection[] {
  return [
    {
      name: 'cancel',
      title: 'policy.cancel.title',
      // decisions D16, E3, E4
      terms: [
        { id: 'policy.cancel.price' },
        { id: 'policy.cancel.start', values: { time: dayStart } },
        { id: 'policy.cancel.moved', values: { hours: cancellation.freeHoursAhead } },
        { id: 'policy.cancel.byUs' },
        { id: 'policy.cancel.period' },
      ],
    },
    {
      name: 'move',
      title: 'policy.move.title',
      // decision E10
      terms: [
        {
          id: 'policy.move.when',
          values: { hours: reschedule.noticeHours, times: reschedule.movesPerOrder },
        },
        { id: 'policy.move.crew' },
        { id: 'policy.move.period' },
      ],
    },
    {
      name: 'series',
      title: 'policy.series.title',
      // decisions N3 to N7
      terms: [
        { id: 'policy.series.ahead', values: { days: series.aheadDays } },
        { id: 'policy.series.booked' },
        { id: 'policy.series.price', values: { days: series.lastDays } },
        { id: 'policy.series.full' },
      ],
    },
    {
      name: 'pending',
      title: 'policy.pending.title',
      // decision E12
      terms: [{ id: 'policy.pending.day' }, { id: 'policy.pending.period' }],
    },
    {
      name: 'points',
      title: 'policy.points.title',
      // decisions F1, F2, F9, F11
      terms: [
        { id: 'policy.points.worth', values: { points: pointsPerDollar, amount: dollar } },
        { id: 'policy.points.refund' },
        { id: 'policy.points.expiry' },
        { id: 'policy.points.mistake' },
      ],
    },
    {
      name: 'complaint',
      title: 'policy.complaint.title',
      // decision E8
      terms: [{ id: 'policy.complaint.body', values: { days: dispute.days } }],
    },
    {
      name: 'privacy',
      title: 'policy.privacy.title',
      // decisions A17, A20, I9
      terms: [
        { id: 'policy.privacy.keep' },
        { id: 'policy.privacy.crews' },
        { id: 'policy.privacy.mail' },
        { id: 'policy.privacy.rights', values: { years: taxRecords.years } },
      ],
    },
    { name: 'contact', title: 'policy.contact.title', terms: [] },
  ]
}
