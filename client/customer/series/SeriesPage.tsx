import { useQuery } from '@apollo/client/react'
import { useLocation, useParams } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { SeriesSheet } from '../../domain/series/SeriesSheet.tsx'
import { type SeriesCommands, seriesCommand } from '../../domain/series/seriesCommands.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { useAskedErasure } from '../parts/erasure/useAskedErasure.ts'
import { BookingLoadFailed } from '../parts/page/BookingProblem.tsx'
import { NothingThere } from '../parts/page/NothingThere.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { userOrderDetailPath, userRechargePath } from '../parts/paths/customerPaths.ts'
import { userSeriesListPath } from '../parts/paths/seriesPaths.ts'
import {
  AgreeSeriesPriceDocument,
  ChangeSeriesDocument,
  EndSeriesDocument,
  PauseSeriesDocument,
  ResumeSeriesDocument,
  SeriesDocument,
  SkipSeriesVisitDocument,
  UnskipSeriesVisitDocument,
} from './series.generated.ts'

/** What customers do to their series. */
const customerSeries: SeriesCommands = {
  change: seriesCommand(ChangeSeriesDocument),
  pause: seriesCommand(PauseSeriesDocument),
  resume: seriesCommand(ResumeSeriesDocument),
  skip: seriesCommand(SkipSeriesVisitDocument),
  unskip: seriesCommand(UnskipSeriesVisitDocument),
  agree: seriesCommand(AgreeSeriesPriceDocument),
  end: seriesCommand(EndSeriesDocument),
}

/** /userSeries/{seriesId}: the dates of a series and what can be done about each (decision N13). */
export function Component() {
  const id = readId(useParams().seriesId)
  return id ? <SeriesView key={id} id={id} /> : <SeriesNotFound />
}

/** What the review leaves for the page of the series that it started. */
export interface SeriesVisitState {
  readonly justStarted: true
}

function SeriesView({ id }: { readonly id: string }) {
  const text = useText()
  const state: SeriesVisitState | null = useLocation().state
  const { data, error, refetch } = useQuery(SeriesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useLiveOrders()
  const isLeaving = useAskedErasure() !== undefined
  if (error && !data)
    return <BookingLoadFailed words="series.failed" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Wrap maxWidth="48rem" pt="12">
        <SkeletonRows rows={2} height="12rem" />
      </Wrap>
    )
  const { series } = data
  if (!series) return <SeriesNotFound />
  return (
    <PageFrame title={series.serviceName} back={{ to: userSeriesListPath, label: text('series.title') }}>
      <Stack gap="4">
        {state?.justStarted && (
          <Notice tone="ok">{text('series.started', { days: businessRules.series.aheadDays })}</Notice>
        )}
        <SeriesSheet
          series={series}
          commands={customerSeries}
          toOrder={userOrderDetailPath}
          toRecharge={isLeaving ? undefined : userRechargePath}
          reader="customer"
        />
      </Stack>
    </PageFrame>
  )
}

/** No such series, or somebody else's: one text for both (decision A2). */
function SeriesNotFound() {
  const text = useText()
  return (
    <NothingThere title={text('series.notFound')} lede={text('series.notFoundText')}>
      <ButtonLink look="primary" to={userSeriesListPath}>
        {text('series.title')}
      </ButtonLink>
    </NothingThere>
  )
}
