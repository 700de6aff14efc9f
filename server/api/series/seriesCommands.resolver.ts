import { Ctx, Mutation, Resolver } from 'type-graphql'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import type { Area } from '../../kernel/viewer.ts'
import type { SeriesResult } from '../../ordering/recurring/changingSeries.handlers.ts'
import type { SeriesHandlers } from '../../ordering/recurring/series.handlers.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import { renameFields } from '../context/renameFields.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Form } from '../graphql/commandPayload.graphql.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { OfficeSeriesPayload, SeriesPayload } from './series.graphql.ts'
import { seriesFromEvents } from './seriesFromEvents.ts'
import {
  AgreeSeriesPriceInput,
  ChangeSeriesInput,
  EndSeriesInput,
  PauseSeriesInput,
  ResumeSeriesInput,
  rhythmOf,
  SetSeriesCrewInput,
  SkipSeriesVisitInput,
  StartCustomerSeriesInput,
  StartSeriesInput,
  UnskipSeriesVisitInput,
} from './seriesInputs.graphql.ts'
import { officeSeriesNode, seriesNode } from './seriesNode.ts'

/** Commands on the viewer's recurring visits. */
@Resolver()
export class SeriesCommandsResolver {
  @Mutation(() => SeriesPayload, { description: 'Begins recurring visits of a day service (decision N1).' })
  startSeries(
    @Form(StartSeriesInput) input: StartSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, starting(input))
  }

  @Mutation(() => SeriesPayload, {
    description: 'Gives the visits from a day on another rhythm; placed ones stay (decision N7).',
  })
  changeSeries(
    @Form(ChangeSeriesInput) input: ChangeSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, changing(input))
  }

  @Mutation(() => SeriesPayload, { description: 'Plans no visits for a while; placed ones stay.' })
  pauseSeries(
    @Form(PauseSeriesInput) input: PauseSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, pausing(input))
  }

  @Mutation(() => SeriesPayload, { description: 'Plans visits again after a pause.' })
  resumeSeries(
    @Form(ResumeSeriesInput) input: ResumeSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, resuming(input))
  }

  @Mutation(() => SeriesPayload, {
    description: 'Leaves one planned visit out, free of charge; a placed one is cancelled as any order.',
  })
  skipSeriesVisit(
    @Form(SkipSeriesVisitInput) input: SkipSeriesVisitInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, skipping(input))
  }

  @Mutation(() => SeriesPayload, {
    description: 'Takes a skip back while the visit can still be placed.',
  })
  unskipSeriesVisit(
    @Form(UnskipSeriesVisitInput) input: UnskipSeriesVisitInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, unskipping(input))
  }

  @Mutation(() => SeriesPayload, {
    description: 'Agrees to the price of a visit as it is now, for this and later visits (decision N4).',
  })
  agreeSeriesPrice(
    @Form(AgreeSeriesPriceInput) input: AgreeSeriesPriceInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    const { seriesId, pointsSeen } = input
    return byCustomer(context, {
      name: 'agreeSeriesPrice',
      message: 'SERIES_AGREED',
      input,
      handle: (series, command) => series.agreePrice(command, { seriesId, pointsSeen }),
    })
  }

  @Mutation(() => SeriesPayload, {
    description: 'Ends recurring visits for good; placed visits stay, each on its own terms.',
  })
  endSeries(
    @Form(EndSeriesInput) input: EndSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SeriesPayload> {
    return byCustomer(context, ending(input))
  }
}

/** The office's commands on any customer's recurring visits; every one goes on the record (decision N10). */
@Resolver()
export class OfficeSeriesCommandsResolver {
  @Mutation(() => OfficeSeriesPayload, { description: 'Begins recurring visits for a customer.' })
  startCustomerSeries(
    @Form(StartCustomerSeriesInput) input: StartCustomerSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, starting(input, input.customerId))
  }

  @Mutation(() => OfficeSeriesPayload, {
    description: "Gives a customer's visits from a day on another rhythm; placed ones stay.",
  })
  changeCustomerSeries(
    @Form(ChangeSeriesInput) input: ChangeSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, changing(input))
  }

  @Mutation(() => OfficeSeriesPayload, {
    description: "Plans none of a customer's visits for a while; placed ones stay.",
  })
  pauseCustomerSeries(
    @Form(PauseSeriesInput) input: PauseSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, pausing(input))
  }

  @Mutation(() => OfficeSeriesPayload, { description: "Plans a customer's visits again after a pause." })
  resumeCustomerSeries(
    @Form(ResumeSeriesInput) input: ResumeSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, resuming(input))
  }

  @Mutation(() => OfficeSeriesPayload, { description: "Leaves one of a customer's planned visits out." })
  skipCustomerSeriesVisit(
    @Form(SkipSeriesVisitInput) input: SkipSeriesVisitInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, skipping(input))
  }

  @Mutation(() => OfficeSeriesPayload, {
    description: 'Takes a skip back while the visit can still be placed.',
  })
  unskipCustomerSeriesVisit(
    @Form(UnskipSeriesVisitInput) input: UnskipSeriesVisitInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, unskipping(input))
  }

  @Mutation(() => OfficeSeriesPayload, {
    description: 'Sets the crew that visits are given to where it is free, or none (decision N8).',
  })
  setSeriesCrew(
    @Form(SetSeriesCrewInput) input: SetSeriesCrewInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    const { seriesId, groupId = null } = input
    return byOffice(context, {
      name: 'setSeriesCrew',
      message: 'SERIES_CREW_SET',
      input,
      handle: (series, command) => series.setCrew(command, { seriesId, groupId }),
    })
  }

  @Mutation(() => OfficeSeriesPayload, {
    description: "Ends a customer's recurring visits for good; placed visits stay, each on its own terms.",
  })
  endCustomerSeries(
    @Form(EndSeriesInput) input: EndSeriesInput,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeSeriesPayload> {
    return byOffice(context, ending(input))
  }
}

/** A command that is the same whoever gives it. */
interface SeriesVerb {
  readonly name: string
  readonly message: MessageKey
  readonly input: { readonly key: string }
  readonly handle: (series: SeriesHandlers, command: Command) => Promise<SeriesResult | Rejection>
}

/** @param userId the customer, where the office begins it */
function starting(input: StartSeriesInput, userId?: string): SeriesVerb {
  const { addressId, serviceId, whenFull, pointsSeen } = input
  const request = { userId, addressId, serviceId, whenFull, pointsSeen, rhythm: rhythmOf(input) }
  return {
    name: 'startSeries',
    message: 'SERIES_STARTED',
    input,
    handle: (series, command) => series.start(command, request),
  }
}

function changing(input: ChangeSeriesInput): SeriesVerb {
  const { seriesId, whenFull } = input
  const rhythm = rhythmOf(input)
  return {
    name: 'changeSeries',
    message: 'SERIES_CHANGED',
    input,
    handle: (series, command) => series.change(command, { seriesId, whenFull, rhythm }),
  }
}

function pausing(input: PauseSeriesInput): SeriesVerb {
  const { seriesId, from, to = null } = input
  return {
    name: 'pauseSeries',
    message: 'SERIES_PAUSED',
    input,
    handle: (series, command) => series.pause(command, { seriesId, from, to }),
  }
}

function resuming(input: ResumeSeriesInput): SeriesVerb {
  const { seriesId, from } = input
  return {
    name: 'resumeSeries',
    message: 'SERIES_RESUMED',
    input,
    handle: (series, command) => series.resume(command, { seriesId, from }),
  }
}

function skipping(input: SkipSeriesVisitInput): SeriesVerb {
  const { seriesId, date: occurrence } = input
  return {
    name: 'skipSeriesVisit',
    message: 'SERIES_SKIPPED',
    input,
    handle: (series, command) => series.skipVisit(command, { seriesId, occurrence }),
  }
}

function unskipping(input: UnskipSeriesVisitInput): SeriesVerb {
  const { seriesId, date: occurrence } = input
  return {
    name: 'unskipSeriesVisit',
    message: 'SERIES_UNSKIPPED',
    input,
    handle: (series, command) => series.unskipVisit(command, { seriesId, occurrence }),
  }
}

function ending(input: EndSeriesInput): SeriesVerb {
  const { seriesId } = input
  return {
    name: 'endSeries',
    message: 'SERIES_STOPPED',
    input,
    handle: (series, command) => series.end(command, { seriesId }),
  }
}

const byCustomer = (context: GraphqlContext, verb: SeriesVerb): Promise<SeriesPayload> =>
  carriedOut(context, { area: 'customer', ...verb }, seriesNode)

const byOffice = (context: GraphqlContext, verb: SeriesVerb): Promise<OfficeSeriesPayload> =>
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
