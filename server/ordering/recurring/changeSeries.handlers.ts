import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type CommandContext, type CommandResult, refuse } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { inStream } from '../../kernel/event.ts'
import { isId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type SeriesEvent, seriesStream } from '../../series/events.ts'
import { type Series, seriesFold } from '../../series/series.ts'

/** How a command names its series. */
export interface SeriesRef {
  readonly seriesId: string
  /** Whose series it is said to be; another person's is then not there. */
  readonly userId?: string | undefined
}

/** The series that a command changed. */
export interface ChangedSeries {
  readonly seriesId: string
}

export type SeriesResult = CommandResult<ChangedSeries>

/**
 * Carries out a command on one series; a customer's only on their own.
 * @returns the series, also for the retry of a command that is done; NOT_FOUND for one that is absent or somebody else's alike (decision A2)
 */
export async function changeSeriesOf(
  context: CommandContext,
  command: Command,
  { seriesId, userId }: SeriesRef,
  decide: (
    series: Series,
    load: LoadFold,
  ) => readonly SeriesEvent[] | Rejection | Promise<readonly SeriesEvent[] | Rejection>,
): Promise<SeriesResult | Rejection> {
  if (!isId(seriesId)) return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const stream = seriesStream(seriesId)
  return context.handle<ChangedSeries>({ command, streams: [stream] }, async (load) => {
    const { state: series } = await load(stream, seriesFold)
    if (!series || !isOpenTo(command, series, userId)) return reject(RejectionCode.NOT_FOUND)
    const events = await decide(series, load)
    return isRejection(events) ? events : { answer: { seriesId }, events: inStream(stream, events) }
  })
}

function isOpenTo({ actor }: Command, { userId }: Series, namedUser: string | undefined): boolean {
  if (namedUser !== undefined && namedUser !== userId) return false
  return actor.role !== ActorRole.Customer || actor.id === userId
}
