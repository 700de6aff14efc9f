import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import {
  addClosedDate,
  removeClosedDate,
  removeDayOff,
  setDayOff,
} from '../../staffing/workCalendar.handlers.ts'
import { listClosedDates } from '../../staffing/workCalendar.store.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { DayOffPayload, StaffGroupPayload } from './groups.graphql.ts'
import { administratorOf, groupPayload } from './groups.node.ts'
import { ClosedDate, ClosedDateInput, ClosedDatePayload } from './workCalendar.graphql.ts'

/** Days on which nobody works, or one group does not, for the office (decision D5). */
@Resolver()
export class WorkCalendarResolver {
  @Query(() => [ClosedDate], { description: 'Days that take no bookings, from today on.' })
  async closedDates(@Ctx() context: GraphqlContext): Promise<ClosedDate[]> {
    viewerOf(context, 'admin')
    return closedDatesAhead(context)
  }

  @Mutation(() => ClosedDatePayload, {
    description: 'Takes no more bookings for a day; orders that stand on it stay and are named.',
  })
  async addClosedDate(
    @Arg('input', () => ClosedDateInput, { description: 'The form, filled in.' }) input: ClosedDateInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ClosedDatePayload> {
    const act = administratorOf(context)
    const outcome = await addClosedDate(context.application.crews, act, closedDateOf(input))
    if (isRejection(outcome)) return refused(outcome, context)
    const openOrders = [...outcome.openOrders]
    const message = messageOf('CLOSED_DATE_ADDED', context.language, { openOrders: openOrders.length })
    return { closedDates: await closedDatesAhead(context), openOrders, message, userErrors: [] }
  }

  @Mutation(() => ClosedDatePayload, { description: 'Takes bookings for a day again.' })
  async removeClosedDate(
    @Arg('input', () => ClosedDateInput, { description: 'The form, filled in.' }) input: ClosedDateInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ClosedDatePayload> {
    const act = administratorOf(context)
    const outcome = await removeClosedDate(context.application.crews, act, closedDateOf(input))
    if (isRejection(outcome)) return refused(outcome, context)
    const message = messageOf('CLOSED_DATE_REMOVED', context.language)
    return { closedDates: await closedDatesAhead(context), openOrders: [], message, userErrors: [] }
  }

  @Mutation(() => DayOffPayload, {
    description: 'Gives a group a day off; orders that it holds on that day stay and are named.',
  })
  async setGroupDayOff(
    @Arg('groupId', () => ID, { description: 'Which crew.' }) groupId: string,
    @Arg('date', () => String, { description: 'Local day as yyyy-mm-dd.' }) date: string,
    @Ctx() context: GraphqlContext,
  ): Promise<DayOffPayload> {
    const outcome = await setDayOff(context.application.crews, administratorOf(context), { groupId, date })
    const openOrders = isRejection(outcome) ? [] : [...outcome.openOrders]
    const done = isRejection(outcome) ? outcome : { groupId }
    const payload = await groupPayload(context, done, 'DAY_OFF_SET', { openOrders: openOrders.length })
    return { ...payload, openOrders }
  }

  @Mutation(() => StaffGroupPayload, { description: 'Lets a group work on a day again.' })
  async removeGroupDayOff(
    @Arg('groupId', () => ID, { description: 'Which crew.' }) groupId: string,
    @Arg('date', () => String, { description: 'Local day as yyyy-mm-dd.' }) date: string,
    @Ctx() context: GraphqlContext,
  ): Promise<StaffGroupPayload> {
    const outcome = await removeDayOff(context.application.crews, administratorOf(context), { groupId, date })
    return groupPayload(context, isRejection(outcome) ? outcome : { groupId }, 'DAY_OFF_REMOVED')
  }
}

async function closedDatesAhead({ application, now }: GraphqlContext): Promise<ClosedDate[]> {
  const closed = await listClosedDates(application.db, businessDate(now).toString())
  return closed.map(({ date, catalog }) => ({ date, catalog: catalog ?? null }))
}

function closedDateOf({ date, catalog }: ClosedDateInput) {
  return { date, catalog: catalog ?? undefined }
}

function refused(rejection: Rejection, { language }: GraphqlContext): ClosedDatePayload {
  return { closedDates: [], openOrders: [], ...refusal(rejection, language) }
}
