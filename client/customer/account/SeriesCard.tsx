import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { SeriesHeadFragment } from '../../domain/series/Series.generated.ts'
import { SeriesRow } from '../../domain/series/SeriesRow.tsx'
import { byNextVisit } from '../../domain/series/writtenRhythm.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { userSeriesListPath, userSeriesPath } from '../parts/paths/seriesPaths.ts'

/** The customer's recurring visits that have not ended (decision N13), over the whole width; nothing without any. */
export function SeriesCard({ list }: { readonly list: readonly SeriesHeadFragment[] }) {
  const text = useText()
  const going = byNextVisit(list.filter(({ state }) => state !== 'Ended'))
  if (list.length === 0) return null
  return (
    <Card aria-labelledby="series-title" gridColumn="1 / -1">
      <CardHead mb="0">
        <h2 id="series-title">{text('series.title')}</h2>
        <Link to={userSeriesListPath}>{text('series.all')}</Link>
      </CardHead>
      <chakra.ul listStyleType="none">
        {going.map((series) => (
          <SeriesRow key={series.id} series={series} to={userSeriesPath(series.id)} />
        ))}
      </chakra.ul>
    </Card>
  )
}
