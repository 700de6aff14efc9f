import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { Area } from '../../kernel/viewer.ts'
import type { SeriesResult } from '../../ordering/recurring/changingSeries.handlers.ts'
import type { SeriesHandlers } from '../../ordering/recurring/series.handlers.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import { renameFields } from '../context/renameFields.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import type { OfficeSeriesPayload, SeriesPayload } from './series.graphql.ts'
import { seriesFromEvents } from './seriesFromEvents.ts'
import {
  type ChangeSeriesInput,
  type EndSeriesInput,
  type PauseSeriesInput,
  type ResumeSeriesInput,
  rhythmOf,
  type SkipSeriesVisitInput,
  type StartSeriesInput,
  type UnskipSeriesVisitInput,
} from './seriesInputs.graphql.ts'
import { officeSeriesNode, seriesNode } from './seriesNode.ts'

/** The verbs of a series, the same whether its customer or the office gives them. */

/** A command that is the same whoever gives it. */
interface SeriesVerb {
  readonly name: string
  readonly message: MessageKey
  readonly input: { readonly key: string }
  readonly handle: (series: SeriesHandlers, command: Command) => Promise<SeriesResult | Rejection>
}

/** @param userId the customer, where the office begins it */
export function starting(input: StartSeriesInput, userId?: string): SeriesVerb {
  const { addressId, serviceId, whenFull, pointsSeen } = input
  const request = { userId, addressId, serviceId, whenFull, pointsSeen, rhythm: rhythmOf(input) }
  return {
    name: 'startSeries',
    message: 'SERIES_STARTED',
    input,
    handle: (series, command) => series.start(command, request),
  }
}

export function changing(input: ChangeSeriesInput): SeriesVerb {
  const { seriesId, whenFull } = input
  const rhythm = rhythmOf(input)
  return {
    name: 'changeSeries',
    message: 'SERIES_CHANGED',
    input,
    handle: (series, command) => series.change(command, { seriesId, whenFull, rhythm }),
  }
}

export function pausing(input: PauseSeriesInput): SeriesVerb {
  const { seriesId, from, to = null } = input
  return {
    name: 'pauseSeries',
    message: 'SERIES_PAUSED',
    input,
    handle: (series, command) => series.pause(command, { seriesId, from, to }),
  }
}

export function resuming(input: ResumeSeriesInput): SeriesVerb {
  const { seriesId, from } = input
  return {
    name: 'resumeSeries',
    message: 'SERIES_RESUMED',
    input,
    handle: (series, command) => series.resume(command, { seriesId, from }),
  }
}

export function skipping(input: SkipSeriesVisitInput): SeriesVerb {
  const { seriesId, date: occurrence } = input
  return {
    name: 'skipSeriesVisit',
    message: 'SERIES_SKIPPED',
    input,
    handle: (series, command) => series.skipVisit(command, { seriesId, occurrence }),
  }
}

export function unskipping(input: UnskipSeriesVisitInput): SeriesVerb {
  const { seriesId, date: occurrence } = input
  return {
    name: 'unskipSeriesVisit',
    message: 'SERIES_UNSKIPPED',
    input,
    handle: (series, command) => series.unskipVisit(command, { seriesId, occurrence }),
  }
}

export function ending(input: EndSeriesInput): SeriesVerb {
  const { seriesId } = input
  return {
    name: 'endSeries',
    message: 'SERIES_STOPPED',
    input,
    handle: (series, command) => series.end(command, { seriesId }),
  }
}

export const byCustomer = (context: GraphqlContext, verb: SeriesVerb): Promise<SeriesPayload> =>
  carriedOut(context, { area: 'customer', ...verb }, seriesNode)

export const byOffice = (context: GraphqlContext, verb: SeriesVerb): Promise<OfficeSeriesPayload> =>
  carriedOut(context, { area: 'admin', ...verb }, officeSeriesNode)

/** Gives a command to its handler; the payload has the series as it is now, whether or not the lists have caught up. */
async function carriedOut<Node>(
  context: GraphqlContext,
  { area, name, message, input, handle }: SeriesVerb & { readonly area: Area },
  node: (view: SeriesView, context: GraphqlContext) => Node,
) {
  const { application, language, loaders } = context
  const given = await runKeyed(context, { area, name, input }, (command) =>
    handle(application.series, command),
  )
  const outcome = renameFields(given, { occurrence: 'date' })
  if (isRejection(outcome)) return { series: null, stale: false, ...refusal(outcome, language) }
  const { seriesId } = outcome.value
  const events = await loaders.seriesEvents.clear(seriesId).load(seriesId)
  const view = getOrThrow(seriesFromEvents(seriesId, events), seriesId)
  const { stale } = outcome
  return { series: node(view, context), stale, message: messageOf(message, language), userErrors: [] }
}
