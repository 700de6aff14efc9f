import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { type ChangeSeries, changeSeries } from '../../series/changeSeries.ts'
import { type PauseSeries, pauseSeries, resumeSeries } from '../../series/pauseSeries.ts'
import { endSeries, setCrew } from '../../series/seriesTerms.ts'
import { type SkipVisit, skipVisit, unskipVisit } from '../../series/skipVisit.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { changeSeriesOf, type SeriesRef, type SeriesResult } from './changeSeries.handlers.ts'
import type { SeriesLook } from './dueVisits.handlers.ts'
import { calendarOf, handleAgreePrice, handleStartSeries } from './startSeries.handlers.ts'

/** What APIs may have done about recurring visits, by their customers and by the office for them (decisions N7, N10). */
export type SeriesHandlers = ReturnType<typeof createSeries>

/**
 * @param afterwards looks at a series that was changed, so that its visits are placed at once (decision N3); it must not throw. Demo data,
 * whose commands lie in the past, brings its own visits.
 */
export function createSeries(
  context: OrderingContext,
  afterwards: (look: SeriesLook) => Promise<unknown> = async () => undefined,
) {
  const on =
    <Request>(
      handler: (
        context: OrderingContext,
        command: Command,
        request: Request,
      ) => Promise<SeriesResult | Rejection>,
    ) =>
    async (command: Command, request: Request) => {
      const outcome = await handler(context, command, request)
      if (!isRejection(outcome) && outcome.events?.length && command.source !== 'seed')
        await afterwards({ seriesId: outcome.value.seriesId, at: command.at })
      return outcome
    }
  return {
    start: on(handleStartSeries),
    change: on(handleChange),
    pause: on(handlePause),
    resume: on(handleResume),
    skipVisit: on(handleSkip),
    unskipVisit: on(handleUnskip),
    agreePrice: on(handleAgreePrice),
    setCrew: on(handleSetCrew),
    end: on(handleEnd),
  }
}

const todayOf = ({ at }: Command) => businessDate(at).toString()

async function handleChange(
  context: OrderingContext,
  command: Command,
  { rhythm, whenFull, ...seriesRef }: SeriesRef & Pick<ChangeSeries, 'rhythm' | 'whenFull'>,
) {
  const referenceData = await context.referenceDataAt(command.referenceDataVersion)
  return changeSeriesOf(context, command, seriesRef, (series) =>
    changeSeries(series, {
      ...calendarOf(referenceData, command, series),
      rhythm,
      whenFull,
    }),
  )
}

async function handlePause(
  context: OrderingContext,
  command: Command,
  { from, to, ...seriesRef }: SeriesRef & Omit<PauseSeries, 'today' | 'to'> & { readonly to?: string | null },
) {
  const days = { from, ...(to != null && { to }) }
  return onDays(context, command, { seriesRef, days }, (series, today) =>
    pauseSeries(series, { ...days, today }),
  )
}

async function handleResume(
  context: OrderingContext,
  command: Command,
  { from, ...seriesRef }: SeriesRef & Pick<PauseSeries, 'from'>,
) {
  return onDays(context, command, { seriesRef, days: { from } }, (series, today) =>
    resumeSeries(series, { from, today }),
  )
}

type Skipping = SeriesRef & Pick<SkipVisit, 'occurrence'>

async function handleSkip(
  context: OrderingContext,
  command: Command,
  { occurrence, ...seriesRef }: Skipping,
) {
  return onDays(context, command, { seriesRef, days: { occurrence } }, (series, today) =>
    skipVisit(series, { occurrence, today }),
  )
}

async function handleUnskip(
  context: OrderingContext,
  command: Command,
  { occurrence, ...seriesRef }: Skipping,
) {
  return onDays(context, command, { seriesRef, days: { occurrence } }, (series, today) =>
    unskipVisit(series, { occurrence, today }),
  )
}

/** @returns NOT_FOUND at `groupId` for a crew that is not there */
async function handleSetCrew(
  context: OrderingContext,
  command: Command,
  { groupId, ...seriesRef }: SeriesRef & { readonly groupId: string | null },
) {
  const { crews } = await context.referenceDataAt(command.referenceDataVersion)
  return changeSeriesOf(context, command, seriesRef, (series) =>
    groupId === null || crews.crews.some((crew) => crew.groupId === groupId && !crew.isRemoved)
      ? setCrew(series, groupId)
      : reject(RejectionCode.NOT_FOUND, { field: 'groupId' }),
  )
}

async function handleEnd(context: OrderingContext, command: Command, seriesRef: SeriesRef) {
  return changeSeriesOf(context, command, seriesRef, (series) => endSeries(series, 'asked'))
}

type Decide = Parameters<typeof changeSeriesOf>[3]

/** Decides on days that somebody named. @returns DATE_INVALID at the first that is none */
function onDays(
  context: OrderingContext,
  command: Command,
  { seriesRef, days }: { readonly seriesRef: SeriesRef; readonly days: Readonly<Record<string, string>> },
  decide: (series: Parameters<Decide>[0], today: string) => ReturnType<Decide>,
) {
  const [wrong] = Object.entries(days).find(([, day]) => !isDay(day)) ?? []
  return changeSeriesOf(context, command, seriesRef, (series) =>
    wrong === undefined
      ? decide(series, todayOf(command))
      : reject(RejectionCode.DATE_INVALID, { field: wrong }),
  )
}

/** Whether a text is a day as we write days: yyyy-mm-dd. */
function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
