import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { experienceOf } from '../../../schema/rules/experience.ts'
import type { OrderStatus } from '../../api/schema.generated.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

type Change = OrderDetailFragment['changes'][number]

/** How many of the last changes are always visible; a long past is folded. */
const shownMost = 3

/** The order's past, oldest first, and its next steps, hollow and dashed. */
export function OrderTimeline({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const lineId = useId()
  const [isWhole, setWhole] = useState(false)
  const earlier = Math.max(0, order.changes.length - shownMost)
  return (
    <Card aria-labelledby="timeline-title">
      <CardHead>
        <h2 id="timeline-title">{text('orders.timeline.title')}</h2>
      </CardHead>
      {earlier > 0 && (
        <Button
          look="link"
          className="no-print"
          minHeight="11"
          mt="-3"
          mb="2"
          aria-expanded={isWhole}
          aria-controls={lineId}
          onClick={() => setWhole(!isWhole)}
        >
          {text(isWhole ? 'orders.timeline.fold' : 'orders.timeline.unfold', { count: earlier })}
        </Button>
      )}
      <Line id={lineId}>
        {order.changes.map((change, index) => (
          <li
            key={`${change.action} ${change.at}`}
            data-folded={!isWhole && index < earlier ? '' : undefined}
          >
            <ChangeWords change={change} />
          </li>
        ))}
        {stepsAhead(order.status).map((step) => (
          <li key={step} data-ahead="">
            <p>
              {text(`orders.timeline.${step}`)}
              <AheadNote step={step} order={order} />
            </p>
          </li>
        ))}
      </Line>
    </Card>
  )
}

function ChangeWords({ change }: { readonly change: Change }) {
  const intl = useIntl()
  const text = useText()
  const { action, at, zoneLabel, role, byViewer, visitFailedReason: reason } = change
  const values = {
    what: text('orders.change', { action }),
    actor: byViewer ? 'you' : role,
    company: businessRules.company.name,
    b: (words: ReactNode[]) => <b>{words}</b>,
  }
  const moment = { date: writeDate(intl, at, 'medium'), time: writeTime(intl, at), zone: zoneLabel }
  return (
    <p>
      {reason ? (
        <>
          <b>{values.what}.</b> {text('orders.visitFailed', { reason })}
        </>
      ) : (
        <FormattedMessage
          id={byViewer && action === 'DisputeOpened' ? 'orders.change.reported' : 'orders.changeBy'}
          values={values}
        />
      )}
      <Time dateTime={at}>{text('orders.dateTime', moment)}</Time>
    </p>
  )
}

function AheadNote({
  step,
  order,
}: {
  readonly step: ReturnType<typeof stepsAhead>[number]
  readonly order: OrderDetailFragment
}) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate, bookedTime, totalPoints } = order
  if (step === 'confirm') return null
  if (step === 'starts')
    return <Time as="span">{writeBookedTime(intl, { periodType, date: bookedDate, time: bookedTime })}</Time>
  const experience = experienceOf(totalPoints)
  return <Time as="span">{text('orders.timeline.earn', { experience })}</Time>
}

const Time = chakra('time', { base: { display: 'block', textStyle: 't14', color: 'muted' } })

const Line = chakra('ol', {
  base: {
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontWeight: 'strong' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      gap: '3',
      pb: '6',
    },
    '& > li:last-child': { pb: '0' },
    '& > li[data-folded]': { display: 'none', _print: { display: 'grid' } },
    '& > li::before': {
      content: '""',
      zIndex: 1,
      width: '12px',
      height: '12px',
      mt: '6px',
      mx: 'auto',
      borderRadius: 'full',
      bg: 'brand',
      boxShadow: '0 0 0 4px {colors.panel}',
      _print: { boxShadow: 'none' },
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '11px',
      top: '12px',
      bottom: '-8px',
      borderInlineStartWidth: '2px',
      borderColor: 'brandLine',
    },
    '& > li[data-ahead]': { color: 'muted' },
    '& > li[data-ahead]::before': { bg: 'panel', borderWidth: '2px', borderColor: 'inputLine' },
    '& > li:has(+ [data-ahead])::after, & > li[data-ahead]::after': {
      borderInlineStartStyle: 'dashed',
      borderColor: 'line',
    },
  },
})

/** A next step of an order; ends the message id `orders.timeline.…`. */
type StepAhead = 'confirm' | 'starts' | 'completes'

/** The next steps in order; nothing once an order is completed, cancelled or disputed. */
function stepsAhead(status: OrderStatus): readonly StepAhead[] {
  return ahead[status]
}

const ahead: Readonly<Record<OrderStatus, readonly StepAhead[]>> = {
  Pending: ['confirm', 'starts', 'completes'],
  Confirmed: ['starts', 'completes'],
  InService: ['completes'],
  Completed: [],
  Cancelled: [],
  Disputed: [],
}
