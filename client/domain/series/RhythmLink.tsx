import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { IconLine } from '../../ui/IconLine.tsx'
import type { OrderSeriesFragment } from './Series.generated.ts'
import { writeRhythm } from './writtenRhythm.ts'

interface RhythmLinkProps {
  /** The series that placed the order; null for an order of its own. */
  readonly series: OrderSeriesFragment | null
  /** The page of the series. */
  readonly to: (seriesId: string) => string
}

/** That an order repeats, with a link to its series; nothing for an order of its own. */
export function RhythmLink({ series, to }: RhythmLinkProps) {
  const intl = useIntl()
  if (!series) return null
  return (
    <IconLine icon="repeat">
      <Link to={to(series.id)}>{writeRhythm(intl, series)}</Link>
    </IconLine>
  )
}
