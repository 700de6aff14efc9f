import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem } from '../../api/command/useCommand.tsx'
import { addressLine } from '../../format/addressText.ts'
import { writeTime } from '../../format/businessDates.ts'
import { dayNow } from '../../format/serverClock.ts'
import { useText } from '../../i18n/useText.ts'
import { StaffNames } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Cluster, Muted } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import type { SeriesDetailFragment } from './Series.generated.ts'
import { SeriesNotices, type SeriesNoticesProps } from './SeriesNotices.tsx'
import { SeriesVisits, VisitState } from './SeriesVisits.tsx'
import type { SeriesCommands } from './seriesCommands.ts'
import { useSeriesPress } from './useSeriesPress.ts'
import { monthlyPoints, nextVisitOf, writeRhythm, writeVisitDay } from './writtenRhythm.ts'

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
      <Problem reply={press.failed} />
      <SeriesNotices series={series} press={press} {...notices} />
      <SeriesFacts series={series} commands={commands} toOrder={toOrder} reader={notices.reader} />
      {nextVisits.length > 0 && (
        <SeriesVisits title="series.next" visits={nextVisits} toOrder={toOrder} press={press} />
      )}
      {pastVisits.length > 0 && <SeriesVisits title="series.past" visits={pastVisits} toOrder={toOrder} />}
    </chakra.div>
  )
}

/** The next visit, what recurs, where, with whom and for how much, and the buttons for the whole series. */
function SeriesFacts({ series, commands, toOrder, reader }: Omit<SeriesSheetProps, 'toRecharge'>) {
  const intl = useIntl()
  const text = useText()
  const today = dayNow(series.begun.at)
  const dialog = useDialog<SeriesDetailFragment>()
  const { everyWeeks, time, address, agreedPoints, usualStaff, whenFull, state } = series
  const next = nextVisitOf(series)
  return (
    <Card aria-label={text('series.facts')}>
      <Cluster justifyContent="space-between" gap="4" mb="5" _empty={{ display: 'none' }}>
        {next && (
          <div>
            <Muted>{text('series.nextOne')}</Muted>
            <NextDay>{writeVisitDay(intl, next)}</NextDay>
            <VisitState visit={next} />
          </div>
        )}
        {/* the office chooses the crew above */}
        {reader === 'customer' && usualStaff.length > 0 && (
          <StaffNames staff={usualStaff} label={text('series.crew')} />
        )}
      </Cluster>
      <Facts look="columns" rowGap="4">
        <Fact label={text('series.often')}>
          {writeRhythm(intl, series)}
          {time && text('series.by', { time: writeTime(intl, time) })}
        </Fact>
        {address && <Fact label={text('booking.step.address')}>{addressLine(address)}</Fact>}
        <Fact label={text('booking.price.priceTitle')}>
          <span>{text('series.each', { points: agreedPoints })}</span>
          {state !== 'Ended' && (
            <Muted as="span">
              {text('series.monthly', { points: monthlyPoints(agreedPoints, everyWeeks) })}
            </Muted>
          )}
        </Fact>
        <Fact label={text('series.whenFull')}>{text(`series.whenFull.${whenFull}`)}</Fact>
      </Facts>
      {state !== 'Ended' && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="6">
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

const NextDay = chakra('p', {
  base: {
    textStyle: 't24',
    fontWeight: 'strong',
    mb: '1',
    fontVariantNumeric: 'tabular-nums',
    // dates of other languages begin with a small letter
    _firstLetter: { textTransform: 'capitalize' },
  },
})
