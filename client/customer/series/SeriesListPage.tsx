import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { SeriesRow } from '../../domain/series/SeriesRow.tsx'
import { byNextVisit } from '../../domain/series/writtenRhythm.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { BookingLoadFailed } from '../parts/page/BookingProblem.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { SeriesListDocument } from './series.generated.ts'

/** /userSeries: the customer's recurring visits by the next visit, running ones first (decision N13). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(SeriesListDocument, { fetchPolicy: 'cache-and-network' })
  useLiveOrders()
  if (error && !data)
    return <BookingLoadFailed words="series.failed" error={error} onRetry={() => void refetch()} />
  const list = data?.seriesList
  return (
    <PageFrame
      title={text('series.title')}
      {...(list && list.length > 0 && { lede: text('series.moreText') })}
      beside={
        list &&
        list.length > 0 && (
          <UnlessLeaving>
            <ButtonLink look="primary" to="/account">
              {text('series.toAccount')}
            </ButtonLink>
          </UnlessLeaving>
        )
      }
    >
      {!list && <SkeletonRows rows={2} height="6rem" />}
      {list?.length === 0 && (
        <EmptyPanel icon="repeat" title={text('series.none')} text={text('series.noneText')}>
          <UnlessLeaving>
            <ButtonLink look="primary" to="/account">
              {text('series.toAccount')}
            </ButtonLink>
          </UnlessLeaving>
        </EmptyPanel>
      )}
      {list && list.length > 0 && (
        <Card asChild py="1">
          <chakra.ul listStyleType="none">
            {byNextVisit(list).map((series) => (
              <SeriesRow key={series.id} series={series} to={userSeriesPath(series.id)} />
            ))}
          </chakra.ul>
        </Card>
      )}
    </PageFrame>
  )
}
