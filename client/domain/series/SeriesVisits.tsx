import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Cluster, Muted } from '../../ui/layout.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { SeriesVisitFragment } from './Series.generated.ts'
import type { SeriesPress } from './useSeriesPress.ts'
import { writeVisit, writeVisitDay } from './writtenRhythm.ts'

interface SeriesVisitsProps {
  readonly title: MessageId
  readonly visits: readonly SeriesVisitFragment[]
  /** The page of an order. */
  readonly toOrder: (orderNo: string) => string
  /** Skips visits and takes skips back; without it they are only shown. */
  readonly press?: SeriesPress
}

/** The dates of a series, each with its state and what can be done about it. */
export function SeriesVisits({ title, visits, toOrder, press }: SeriesVisitsProps) {
  const text = useText()
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} py={{ base: '3', md: '4' }}>
      <chakra.h2 id={titleId} textStyle="t18" mb="2">
        {text(title)}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {visits.map((visit) => (
          <Row key={visit.date}>
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
              <VisitDay visit={visit} toOrder={toOrder} />
              <VisitState visit={visit} />
            </chakra.div>
            {press && <VisitAction visit={visit} toOrder={toOrder} press={press} />}
          </Row>
        ))}
      </chakra.ul>
    </Card>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontVariantNumeric: 'tabular-nums',
  },
})

type VisitProps = Pick<SeriesVisitsProps, 'toOrder'> & { readonly visit: SeriesVisitFragment }

/** The day it takes place, which is another one where its own was full; of a booked visit it leads to the order. */
function VisitDay({ visit, toOrder }: VisitProps) {
  const intl = useIntl()
  const { orderNo } = visit
  const words = writeVisitDay(intl, visit)
  return (
    <chakra.p fontWeight="medium" _firstLetter={{ textTransform: 'capitalize' }}>
      {orderNo ? <Link to={toOrder(orderNo)}>{words}</Link> : words}
    </chakra.p>
  )
}

const waiting = new Set<SeriesVisitFragment['state']>(['WaitingForPoints', 'PriceToAgree', 'Stopped'])

/** Its order's status, or what becomes of it; and its own day if it takes place on another. */
export function VisitState({ visit }: { readonly visit: SeriesVisitFragment }) {
  const intl = useIntl()
  const text = useText()
  const { date, movesTo, state, orderStatus, missedReason } = visit
  return (
    <Cluster columnGap="2">
      {state === 'Placed' && orderStatus ? (
        <StatusBadge status={orderStatus} />
      ) : (
        <Tag tone={waiting.has(state) ? 'warn' : 'plain'}>
          {state === 'Missed' && missedReason
            ? text('series.missed', { reason: missedReason })
            : text(`series.visit.${state}`)}
        </Tag>
      )}
      <MovedFrom visit={visit} />
      {movesTo && <Muted as="span">{text('series.closed', { date: writeVisit(intl, { date }) })}</Muted>}
    </Cluster>
  )
}

/** The own day of a visit that takes place on another; otherwise nothing. */
export function MovedFrom({ visit: { date, takenDate } }: { readonly visit: SeriesVisitFragment }) {
  const intl = useIntl()
  const text = useText()
  if (!takenDate || takenDate === date) return null
  return <Muted as="span">{text('series.moved', { date: writeVisit(intl, { date }) })}</Muted>
}

/** Skips a visit or takes that back by one button, which keeps the focus; a booked one is cancelled on its order's terms. */
function VisitAction({ visit, toOrder, press }: VisitProps & { readonly press: SeriesPress }) {
  const intl = useIntl()
  const text = useText()
  const { date, takenDate, movesTo, orderNo, orderStatus, canSkip, canUnskip } = visit
  const day = writeVisit(intl, { date: takenDate ?? movesTo ?? date })
  if (orderNo && (orderStatus === 'Pending' || orderStatus === 'Confirmed'))
    return (
      <ButtonLink
        look="quiet"
        me="-4"
        to={toOrder(orderNo)}
        state={{ asks: 'cancel' }}
        aria-label={text('series.cancel.of', { day })}
      >
        {text('series.cancel')}
      </ButtonLink>
    )
  if (!canSkip && !canUnskip) return null
  return (
    <Button
      look="quiet"
      me="-4"
      disabled={press.isSending}
      aria-label={text(canSkip ? 'series.skip.of' : 'series.unskip.of', { day })}
      onClick={() => void (canSkip ? press.skip(date) : press.unskip(date))}
    >
      {text(canSkip ? 'series.skip' : 'series.unskip')}
    </Button>
  )
}
