import { Ctx, Mutation, Resolver } from 'type-graphql'
import { Form } from '../graphql/commandPayload.graphql.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OfficeSeriesPayload, SeriesPayload } from './series.graphql.ts'
import {
  AgreeSeriesPriceInput,
  ChangeSeriesInput,
  EndSeriesInput,
  PauseSeriesInput,
  ResumeSeriesInput,
  SetSeriesCrewInput,
  SkipSeriesVisitInput,
  StartCustomerSeriesInput,
  StartSeriesInput,
  UnskipSeriesVisitInput,
} from './seriesInputs.graphql.ts'
import {
  byCustomer,
  byOffice,
  changing,
  ending,
  pausing,
  resuming,
  skipping,
  starting,
  unskipping,
} from './seriesVerbs.ts'

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
