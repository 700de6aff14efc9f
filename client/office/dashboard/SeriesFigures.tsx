import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Muted } from '../../ui/layout.tsx'
import { officeSeriesListPath, officeSeriesPath } from '../parts/seriesPaths.ts'
import type { Dashboard } from './dashboardFigures.ts'

/** How many recurring visits run, and those that were missed in the last 14 days with the reason (decision N10); nothing without any. */
export function SeriesFigures({ runningSeries, missedVisits }: Dashboard) {
  const intl = useIntl()
  const text = useText()
  if (runningSeries === 0 && missedVisits.length === 0) return null
  return (
    <Card
      aria-labelledby="series-figures"
      mb="4"
      px={{ base: '4', md: '5' }}
      py="4"
      textStyle="t14"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.h2 id="series-figures" textStyle="t16" fontWeight="strong" mb="1">
        <Link to={officeSeriesListPath()}>{text('office.nav.series')}</Link>
      </chakra.h2>
      <Muted>{text('officeStart.series', { running: runningSeries, missed: missedVisits.length })}</Muted>
      <chakra.ul listStyleType="none" mt={missedVisits.length > 0 ? '2' : undefined}>
        {missedVisits.map(({ seriesId, date, customerName, reason }) => (
          <li key={`${seriesId} ${date}`}>
            <Link to={officeSeriesPath(seriesId)}>{writeDate(intl, date, 'short')}</Link> {customerName}
            {' · '}
            {text('series.missed', { reason })}
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
