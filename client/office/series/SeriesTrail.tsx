import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryState } from '../../api/QueryState.tsx'
import { writeRhythm, writeVisit } from '../../domain/series/writtenRhythm.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { groupName } from '../parts/groupName.ts'
import { FoldToggle } from '../parts/smallControls.tsx'
import { TrailDetail, TrailTable } from '../parts/TrailTable.tsx'
import { type OfficeSeriesChangeFragment, OfficeSeriesTrailDocument } from './officeSeries.generated.ts'

/** The record of a series under its title, which unfolds it: who did what and when, oldest first (decision N10). */
export function SeriesTrail({ seriesId }: { readonly seriesId: string }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card textStyle="t14" aria-labelledby={`${id}-title`}>
      <FoldToggle
        id={`${id}-title`}
        minHeight="2rem"
        isOpen={isOpen}
        of={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text('officeOrders.tracking')}
      </FoldToggle>
      {isOpen && (
        <chakra.div id={id} mt="2">
          <Changes seriesId={seriesId} />
        </chakra.div>
      )}
    </Card>
  )
}

/** Read when they are unfolded, and with the page after each command. */
function Changes({ seriesId }: { readonly seriesId: string }) {
  const result = useQuery(OfficeSeriesTrailDocument, {
    variables: { id: seriesId },
    context: { overlay: 'never' },
  })
  return (
    <QueryState
      result={{ ...result, data: result.data?.officeSeries?.changes }}
      words="series.failed"
      skeleton={<Skeleton height="4rem" />}
    >
      {(changes) => (
        <TrailTable entries={changes} keyOf={({ at, action, date }) => `${at} ${action} ${date}`}>
          {(change) => <Done change={change} />}
        </TrailTable>
      )}
    </QueryState>
  )
}

/** The actions whose day is the first one that they are about. */
const fromADay: ReadonlySet<OfficeSeriesChangeFragment['action']> = new Set(['Started', 'Changed', 'Resumed'])

function Done({ change }: { readonly change: OfficeSeriesChangeFragment }) {
  const intl = useIntl()
  const text = useText()
  const { action, rhythm, points, group, missedReason } = change
  return (
    <>
      {text(`officeOrders.series.${action}`)}
      <Days change={change} />
      {rhythm && <TrailDetail>{writeRhythm(intl, rhythm)}</TrailDetail>}
      {points !== null && <TrailDetail>{text('series.each', { points })}</TrailDetail>}
      {action === 'CrewSet' && (
        <TrailDetail>{group ? groupName(text, group.groupNo) : text('series.crew.none')}</TrailDetail>
      )}
      {missedReason && <TrailDetail>{text('series.missed', { reason: missedReason })}</TrailDetail>}
    </>
  )
}

/** The visit's day, or the days of a pause or a rhythm. */
function Days({ change: { action, date, to } }: { readonly change: OfficeSeriesChangeFragment }) {
  const intl = useIntl()
  const text = useText()
  if (!date) return null
  const day = (one: string) => writeVisit(intl, { date: one }, 'dated')
  const from = day(date)
  if (action === 'Paused')
    return (
      <TrailDetail>
        {to ? text('series.paused', { from, to: day(to) }) : text('series.pausedOpen', { from })}
      </TrailDetail>
    )
  return (
    <TrailDetail>{fromADay.has(action) ? text('officeOrders.seriesFrom', { date: from }) : from}</TrailDetail>
  )
}
