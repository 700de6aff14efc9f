import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem } from '../../api/command/Problem.tsx'
import { addressLine } from '../../format/addressText.ts'
import { writeTime } from '../../format/businessDates.ts'
import { dayNow } from '../../format/serverClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import type { SeriesDetailFragment } from './Series.generated.ts'
import { SeriesNotices, type SeriesNoticesProps } from './SeriesNotices.tsx'
import { SeriesVisits } from './SeriesVisits.tsx'
import type { SeriesCommands } from './seriesCommands.ts'
import { useSeriesPress } from './useSeriesPress.ts'
import { writeRhythm } from './writtenRhythm.ts'

const ChangeSeriesDialog = lazyPart(async () => (await import('./ChangeSeriesDialog.tsx')).ChangeSeriesDialog)
const PauseSeriesDialog = lazyPart(async () => (await import('./PauseSeriesDialog.tsx')).PauseSeriesDialog)
const EndSeriesDialog = lazyPart(async () => (await import('./EndSeriesDialog.tsx')).EndSeriesDialog)

interface SeriesSheetProps extends Pick<SeriesNoticesProps, 'toRecharge' | 'reader'> {
  readonly series: SeriesDetailFragment
  readonly commands: SeriesCommands
  /** The page of an order. */
  readonly toOrder: (orderNo: string) => string
}

/** A series of recurring visits with everything that can be done about it, for its customer and for the office. */
export function SeriesSheet({ series, commands, toOrder, ...notices }: SeriesSheetProps) {
  const press = useSeriesPress(series.id, commands)
  const { nextVisits, pastVisits } = series
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <SeriesFacts series={series} commands={commands} toOrder={toOrder} />
      <Problem reply={press.failed} />
      <SeriesNotices series={series} press={press} {...notices} />
      {nextVisits.length > 0 && (
        <SeriesVisits title="series.next" visits={nextVisits} toOrder={toOrder} press={press} />
      )}
      {pastVisits.length > 0 && <SeriesVisits title="series.past" visits={pastVisits} toOrder={toOrder} />}
    </chakra.div>
  )
}

/** What recurs, where and for how much, and the buttons for the whole series. */
function SeriesFacts({ series, commands, toOrder }: Omit<SeriesSheetProps, 'toRecharge' | 'reader'>) {
  const intl = useIntl()
  const text = useText()
  const today = dayNow(series.begun.at)
  const dialog = useDialog<SeriesDetailFragment>()
  return (
    <Card aria-label={text('series.facts')}>
      <chakra.p fontWeight="strong" fontVariantNumeric="tabular-nums">
        {writeRhythm(intl, series)}
        {series.time && text('series.by', { time: writeTime(intl, series.time) })}
      </chakra.p>
      {series.address && <p>{addressLine(series.address)}</p>}
      <chakra.p color="muted" fontVariantNumeric="tabular-nums">
        {text('series.each', { points: series.agreedPoints })} ·{' '}
        {text('series.ifFull', { choice: series.whenFull })}
      </chakra.p>
      {series.state !== 'Ended' && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button
            onClick={() =>
              dialog.open((now) => <ChangeSeriesDialog series={now} commands={commands} today={today} />)
            }
          >
            {text('series.change')}
          </Button>
          <Button
            onClick={() =>
              dialog.open((now) => <PauseSeriesDialog series={now} commands={commands} today={today} />)
            }
          >
            {text('series.pause')}
          </Button>
          <Button
            look="danger"
            onClick={() =>
              dialog.open((now) => <EndSeriesDialog series={now} commands={commands} toOrder={toOrder} />)
            }
          >
            {text('series.end')}
          </Button>
        </chakra.div>
      )}
      {dialog.host(series)}
    </Card>
  )
}
