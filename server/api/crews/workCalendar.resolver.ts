import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { listClosedDates } from '../../staffing/workCalendar.store.ts'
import { CommandPayload, Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import {
  Arg,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  nullable,
  ObjectType,
  Query,
  Resolver,
} from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { calendarStart, MonthsBack } from './calendarStart.ts'
import { DayOffPayload, StaffGroupPayload } from './groups.graphql.ts'
import { groupNow, officeActor } from './groups.resolver.ts'

@ObjectType({ description: 'A day that takes no bookings.' })
class ClosedDate {
  @Field(() => String, 'Local day as yyyy-mm-dd.')
  date!: string

  @Field(() => ServiceCatalog, 'The catalog that is closed; null for all.', nullable)
  catalog!: number | undefined
}

@InputType({ description: 'A day that takes no bookings.' })
export class ClosedDateInput {
  @Field(() => String, 'Local day as yyyy-mm-dd.')
  date!: string

  @Field(() => ServiceCatalog, 'For this catalog alone; left out for all.', nullable)
  catalog?: ServiceCatalog | null
}

@ObjectType({ description: 'The closed days after a change.' })
class ClosedDatePayload extends CommandPayload {
  @Field(() => [ClosedDate], 'All closed days from today on; empty when refused.')
  closedDates!: readonly ClosedDate[]

  @Field(() => [String], 'Numbers of the orders still booked for that day, next first.')
  openOrders!: readonly string[]
}

/** Closed days and groups' days off, for the office (decision D5). */
@Resolver()
export class WorkCalendarResolver {
  @Query(() => [ClosedDate], 'Days that take no bookings, in order.')
  async closedDates(@Ctx() context: GraphqlContext, @MonthsBack() monthsBack: number) {
    viewerOf(context, 'admin')
    return listClosedDates(context.application.db, calendarStart(context, monthsBack))
  }

  @Mutation(() => ClosedDatePayload, 'Closes a day to bookings and lists its orders, which stay.')
  async addClosedDate(@Form(ClosedDateInput) input: ClosedDateInput, @Ctx() context: GraphqlContext) {
    const { staffing } = context.application
    const outcome = await staffing.addClosedDate(officeActor(context), closedDateOf(input))
    const payload = await payloadOf(
      context,
      outcome,
      ({ openOrders }) => ['CLOSED_DATE_ADDED', { openOrders: openOrders.length }],
      async ({ openOrders }) => ({ closedDates: await closedDatesAhead(context), openOrders }),
    )
    return { closedDates: [], openOrders: [], ...payload }
  }

  @Mutation(() => ClosedDatePayload, 'Takes bookings for a day again.')
  async removeClosedDate(@Form(ClosedDateInput) input: ClosedDateInput, @Ctx() context: GraphqlContext) {
    const { staffing } = context.application
    const outcome = await staffing.removeClosedDate(officeActor(context), closedDateOf(input))
    const payload = await payloadOf(context, outcome, 'CLOSED_DATE_REMOVED', async () => ({
      closedDates: await closedDatesAhead(context),
    }))
    return { closedDates: [], openOrders: [], ...payload }
  }

  @Mutation(() => DayOffPayload, 'Gives a group a day off and lists its orders, which stay.')
  async setGroupDayOff(
    @Arg('groupId', () => ID, 'Which crew.') groupId: string,
    @Arg('date', () => String, 'Local day as yyyy-mm-dd.') date: string,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await context.application.staffing.setDayOff(officeActor(context), { groupId, date })
    const payload = await payloadOf(
      context,
      outcome,
      ({ openOrders }) => ['DAY_OFF_SET', { openOrders: openOrders.length }],
      async ({ openOrders }) => ({ group: await groupNow(context, { groupId }), openOrders }),
    )
    return { openOrders: [], ...payload }
  }

  @Mutation(() => StaffGroupPayload, "Removes a group's day off.")
  async removeGroupDayOff(
    @Arg('groupId', () => ID, 'Which crew.') groupId: string,
    @Arg('date', () => String, 'Local day as yyyy-mm-dd.') date: string,
    @Ctx() context: GraphqlContext,
  ) {
    const outcome = await context.application.staffing.removeDayOff(officeActor(context), { groupId, date })
    return payloadOf(context, outcome, 'DAY_OFF_REMOVED', async () => ({
      group: await groupNow(context, { groupId }),
    }))
  }
}

function closedDatesAhead(context: GraphqlContext): Promise<readonly ClosedDate[]> {
  return listClosedDates(context.application.db, calendarStart(context, 0))
}

function closedDateOf({ date, catalog }: ClosedDateInput) {
  return { date, catalog: catalog ?? undefined }
}
