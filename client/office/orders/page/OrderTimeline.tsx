import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { OrderAction } from '../../../api/schema.generated.ts'
import type { Moment } from '../../../format/businessDates.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { TrailDetail } from '../../parts/TrailTable.tsx'
import type { OfficeOrderChangeFragment } from '../orders.generated.ts'
import { ChangeDetail, isChange } from '../TrackingTable.tsx'
import type { OfficeOrderMailFragment } from './orderPage.generated.ts'
import { Part } from './Part.tsx'

interface OrderTimelineProps {
  /** Oldest first. */
  readonly trail: readonly OfficeOrderChangeFragment[]
  readonly mails: readonly OfficeOrderMailFragment[]
}

interface Entry {
  readonly id: string
  readonly moment: Moment
  readonly icon: IconName
  readonly title: string
  readonly detail: ReactNode
  /** Who did it; the product sends mails by itself. */
  readonly by?: OfficeOrderChangeFragment['by']
}

/** What happened to the order, newest first, from its placing on, and the mails that went out. */
export function OrderTimeline({ trail, mails }: OrderTimelineProps) {
  const text = useText()
  const { moment } = useFormats()
  const entries = useEntries(trail, mails)
  return (
    <Part id="timeline" title={text('orders.timeline.title')}>
      <Line>
        {entries.map(({ id, icon, title, detail, by, ...entry }) => (
          <li key={id}>
            <span>
              <Icon name={icon} size={16} />
            </span>
            <chakra.div minWidth="0" overflowWrap="anywhere">
              <chakra.p fontWeight="medium">{title}</chakra.p>
              {detail}
            </chakra.div>
            <chakra.p color="muted" textStyle="t12">
              {moment(entry.moment)}
              {by && (
                <TrailDetail>{[text(`role.${by.role}`), by.name].filter(Boolean).join(' · ')}</TrailDetail>
              )}
            </chakra.p>
          </li>
        ))}
      </Line>
    </Part>
  )
}

function useEntries(
  trail: OrderTimelineProps['trail'],
  mails: OrderTimelineProps['mails'],
): readonly Entry[] {
  const text = useText()
  const changes = trail.map((change): Entry => {
    const { action, at, by } = change
    return {
      id: `${at} ${action}`,
      moment: change,
      icon: icons[action] ?? 'info',
      by,
      ...(isChange(change)
        ? { title: text(`orderAction.${change.action}`), detail: <ChangeDetail change={change} /> }
        : { title: text('officeOrders.page.orderPlaced'), detail: null }),
    }
  })
  const sent = mails.flatMap(({ mailId, kind, sentAt, subject }): Entry[] =>
    sentAt
      ? [
          {
            id: mailId,
            moment: sentAt,
            icon: 'mail',
            title: text('officeOrders.page.mail', { kind: text('officeOrders.mails.kind', { kind }) }),
            detail: subject && <TrailDetail>{subject}</TrailDetail>,
          },
        ]
      : [],
  )
  // what happened in one second keeps its order
  return [...changes, ...sent].reverse().sort((a, b) => Date.parse(b.moment.at) - Date.parse(a.moment.at))
}

const icons: Partial<Record<OrderAction, IconName>> = {
  Placed: 'plus',
  Rescheduled: 'calendar',
  InstructionsAdded: 'note',
  Cancelled: 'close',
  Completed: 'check',
  Confirmed: 'group',
  InService: 'play',
  VisitFailed: 'alert',
  Reassigned: 'group',
  ConfirmationResent: 'mail',
  FeeWaived: 'check',
  DisputeOpened: 'alert',
  DisputeResolved: 'check',
}

const Line = chakra('ol', {
  base: {
    listStyleType: 'none',
    mt: '3',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '1.75rem minmax(0, 1fr)', sm: '1.75rem minmax(0, 1fr) auto' },
      columnGap: '3',
      pb: '4',
    },
    '& > li:last-child': { pb: '0' },
    '& > li > span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '1.75rem',
      borderRadius: 'full',
      bg: 'brandTint',
      color: 'brand',
    },
    '& > li > p': { gridColumn: { base: '2', sm: '3' }, textAlign: { sm: 'end' } },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetStart: '0.8125rem',
      top: '2rem',
      bottom: '0.25rem',
      borderInlineStartWidth: '2px',
      borderColor: 'line',
    },
  },
})
