import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { SeriesResult } from '../../ordering/recurring/changeSeries.handlers.ts'
import type { SeriesHandlers } from '../../ordering/recurring/series.handlers.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import { renameFields } from '../context/renameFields.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Form } from '../graphql/commandPayload.graphql.ts'
import { type ClassType, Ctx, Mutation, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { runKeyed } from '../graphql/keyedCommand.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { OfficeSeriesPayload, SeriesPayload } from './series.graphql.ts'
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
import { officeSeriesNode, seriesFromEvents, seriesNode } from './seriesNode.ts'

const messages = {
  startSeries: 'SERIES_STARTED',
  changeSeries: 'SERIES_CHANGED',
  pauseSeries: 'SERIES_PAUSED',
  resumeSeries: 'SERIES_RESUMED',
  skipSeriesVisit: 'SERIES_SKIPPED',
  unskipSeriesVisit: 'SERIES_UNSKIPPED',
  agreeSeriesPrice: 'SERIES_AGREED',
  setSeriesCrew: 'SERIES_CREW_SET',
  endSeries: 'SERIES_STOPPED',
} as const

/** One of the two areas whose people command series. */
interface CommandingArea<Node> {
  readonly area: 'customer' | 'admin'
  readonly node: (view: SeriesView, context: GraphqlContext) => Node
  readonly payload: ClassType<object>
  readonly startInput: ClassType<StartSeriesInput>
  /** Stands before `Series` in the names of its mutations. */
  readonly whose: string
  /** What its mutations do, in the schema's words. */
  readonly said: Readonly<Record<'start' | 'change' | 'pause' | 'resume' | 'skip' | 'unskip' | 'end', string>>
}

function sharedCommands<Node>({ area, node, payload, startInput, whose, said }: CommandingArea<Node>) {
  @Resolver()
  abstract class SharedCommands {
    @Mutation(() => payload, said.start, { name: `start${whose}Series` })
    startSeries(
      @Form(startInput) input: StartSeriesInput & { readonly customerId?: string },
      @Ctx() context: GraphqlContext,
    ) {
      const { addressId, serviceId, whenFull, pointsSeen, customerId: userId } = input
      const request = { userId, addressId, serviceId, whenFull, pointsSeen, rhythm: rhythmOf(input) }
      return this.run(context, 'startSeries', input, (series, command) => series.start(command, request))
    }

    @Mutation(() => payload, said.change, { name: `change${whose}Series` })
    changeSeries(@Form(ChangeSeriesInput) input: ChangeSeriesInput, @Ctx() context: GraphqlContext) {
      const { seriesId, whenFull } = input
      const request = { seriesId, whenFull, rhythm: rhythmOf(input) }
      return this.run(context, 'changeSeries', input, (series, command) => series.change(command, request))
    }

    @Mutation(() => payload, said.pause, { name: `pause${whose}Series` })
    pauseSeries(@Form(PauseSeriesInput) input: PauseSeriesInput, @Ctx() context: GraphqlContext) {
      const { seriesId, from, to = null } = input
      return this.run(context, 'pauseSeries', input, (series, command) =>
        series.pause(command, { seriesId, from, to }),
      )
    }

    @Mutation(() => payload, said.resume, { name: `resume${whose}Series` })
    resumeSeries(@Form(ResumeSeriesInput) input: ResumeSeriesInput, @Ctx() context: GraphqlContext) {
      const { seriesId, from } = input
      return this.run(context, 'resumeSeries', input, (series, command) =>
        series.resume(command, { seriesId, from }),
      )
    }

    @Mutation(() => payload, said.skip, { name: `skip${whose}SeriesVisit` })
    skipSeriesVisit(@Form(SkipSeriesVisitInput) input: SkipSeriesVisitInput, @Ctx() context: GraphqlContext) {
      const { seriesId, date: occurrence } = input
      return this.run(context, 'skipSeriesVisit', input, (series, command) =>
        series.skipVisit(command, { seriesId, occurrence }),
      )
    }

    @Mutation(() => payload, said.unskip, { name: `unskip${whose}SeriesVisit` })
    unskipSeriesVisit(
      @Form(UnskipSeriesVisitInput) input: UnskipSeriesVisitInput,
      @Ctx() context: GraphqlContext,
    ) {
      const { seriesId, date: occurrence } = input
      return this.run(context, 'unskipSeriesVisit', input, (series, command) =>
        series.unskipVisit(command, { seriesId, occurrence }),
      )
    }

    @Mutation(() => payload, said.end, { name: `end${whose}Series` })
    endSeries(@Form(EndSeriesInput) input: EndSeriesInput, @Ctx() context: GraphqlContext) {
      const { seriesId } = input
      return this.run(context, 'endSeries', input, (series, command) => series.end(command, { seriesId }))
    }

    /** Runs a command; the payload has the series as it is now, whether or not the lists have caught up. */
    protected async run(
      context: GraphqlContext,
      name: keyof typeof messages,
      input: { readonly key: string },
      handle: (series: SeriesHandlers, command: Command) => Promise<SeriesResult | Rejection>,
    ) {
      const { application, language, loaders } = context
      const given = await runKeyed(context, { area, name, input }, (command) =>
        handle(application.series, command),
      )
      const outcome = renameFields(given, { occurrence: 'date' })
      if (isRejection(outcome)) return { series: null, stale: false, ...refusal(outcome, language) }
      const { seriesId } = outcome.value
      const events = await loaders.seriesEvents.clear(seriesId).load(seriesId)
      const series = node(getOrThrow(seriesFromEvents(seriesId, events), seriesId), context)
      return { series, stale: outcome.stale, message: messageOf(messages[name], language), userErrors: [] }
    }
  }
  return SharedCommands
}

/** Commands on the viewer's recurring visits. */
@Resolver()
export class SeriesCommandsResolver extends sharedCommands({
  area: 'customer',
  node: seriesNode,
  payload: SeriesPayload,
  startInput: StartSeriesInput,
  whose: '',
  said: {
    start: 'Begins recurring visits of a day service (decision N1).',
    change: 'Gives the visits from a day on another rhythm; placed ones stay (decision N7).',
    pause: 'Plans no visits for a while; placed ones stay.',
    resume: 'Plans visits again after a pause.',
    skip: 'Leaves one planned visit out, free of charge; a placed one is cancelled as any order.',
    unskip: 'Takes a skip back while the visit can still be placed.',
    end: 'Ends recurring visits for good; placed visits stay, each on its own terms.',
  },
}) {
  @Mutation(
    () => SeriesPayload,
    'Agrees to the price of a visit as it is now, for this and later visits (decision N4).',
  )
  agreeSeriesPrice(
    @Form(AgreeSeriesPriceInput) input: AgreeSeriesPriceInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { seriesId, pointsSeen } = input
    return this.run(context, 'agreeSeriesPrice', input, (series, command) =>
      series.agreePrice(command, { seriesId, pointsSeen }),
    )
  }
}

/** The office's commands on any customer's recurring visits; every one goes on the record (decision N10). */
@Resolver()
export class OfficeSeriesCommandsResolver extends sharedCommands({
  area: 'admin',
  node: officeSeriesNode,
  payload: OfficeSeriesPayload,
  startInput: StartCustomerSeriesInput,
  whose: 'Customer',
  said: {
    start: 'Begins recurring visits for a customer.',
    change: "Gives a customer's visits from a day on another rhythm; placed ones stay.",
    pause: "Plans none of a customer's visits for a while; placed ones stay.",
    resume: "Plans a customer's visits again after a pause.",
    skip: "Leaves one of a customer's planned visits out.",
    unskip: 'Takes a skip back while the visit can still be placed.',
    end: "Ends a customer's recurring visits for good; placed visits stay, each on its own terms.",
  },
}) {
  @Mutation(
    () => OfficeSeriesPayload,
    'Sets the crew that visits are given to where it is free, or none (decision N8).',
  )
  setSeriesCrew(@Form(SetSeriesCrewInput) input: SetSeriesCrewInput, @Ctx() context: GraphqlContext) {
    const { seriesId, groupId = null } = input
    return this.run(context, 'setSeriesCrew', input, (series, command) =>
      series.setCrew(command, { seriesId, groupId }),
    )
  }
}
