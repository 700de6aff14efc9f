import { useIntl } from 'react-intl'
import { dayNow } from '../../format/serverClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { SeriesDetailFragment } from './Series.generated.ts'
import type { SeriesPress } from './useSeriesPress.ts'
import { writeVisit } from './writtenRhythm.ts'

export interface SeriesNoticesProps {
  readonly series: SeriesDetailFragment
  readonly press: SeriesPress
  /** Where points are added; undefined where nobody can. */
  readonly toRecharge: ((points: number) => string) | undefined
  /** Whom the texts speak to. */
  readonly reader: 'customer' | 'office'
}

/** What a series waits for, each with the one press that lets it go on. */
export function SeriesNotices({ series, press, toRecharge, reader }: SeriesNoticesProps) {
  const text = useText()
  const { state, missingPoints, nextVisits, agreedPoints, pointsNow } = series
  const waitsFor = (what: (typeof nextVisits)[number]['state']) =>
    nextVisits.some((visit) => visit.state === what)
  if (state === 'Ended') return <Notice>{text('series.ended')}</Notice>
  return (
    <>
      <Pauses series={series} press={press} />
      {missingPoints > 0 && (
        <Notice
          tone="warn"
          action={
            toRecharge && (
              <ButtonLink look="primary" to={toRecharge(missingPoints)}>
                {text('series.recharge')}
              </ButtonLink>
            )
          }
        >
          {text('series.short', { reader, missing: missingPoints })}
        </Notice>
      )}
      {pointsNow !== null && waitsFor('PriceToAgree') && (
        <Notice
          tone="warn"
          action={
            press.agree && (
              <Button disabled={press.isSending} onClick={() => void press.agree?.(pointsNow)}>
                {text('series.price.agree', { points: pointsNow })}
              </Button>
            )
          }
        >
          {text('series.price', { reader, points: pointsNow, before: agreedPoints })}
        </Notice>
      )}
      {waitsFor('Stopped') && <Notice tone="warn">{text('series.stopped', { reader })}</Notice>}
    </>
  )
}

/** The pauses of today and later, and one button that ends them all. */
function Pauses({
  series: { pauses, begun, nextVisits },
  press,
}: Pick<SeriesNoticesProps, 'series' | 'press'>) {
  const intl = useIntl()
  const text = useText()
  if (pauses.length === 0) return null
  const day = (date: string) => writeVisit(intl, { date }, 'dated')
  const isPaused = (date: string) => pauses.some(({ from, to }) => from <= date && (!to || date <= to))
  const staysBooked = nextVisits.some(
    ({ orderStatus, takenDate }) =>
      takenDate && isPaused(takenDate) && (orderStatus === 'Pending' || orderStatus === 'Confirmed'),
  )
  return (
    <Notice
      action={
        <Button disabled={press.isSending} onClick={() => void press.resume(dayNow(begun.at))}>
          {text('series.resume')}
        </Button>
      }
    >
      {pauses.map(({ from, to }) => (
        <p key={from}>
          {to
            ? text('series.paused', { from: day(from), to: day(to) })
            : text('series.pausedOpen', { from: day(from) })}
        </p>
      ))}
      {staysBooked && <p>{text('series.pause.about')}</p>}
    </Notice>
  )
}
