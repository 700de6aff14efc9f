import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { messageOf, textOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import { bookedTime } from '../../ordering/placing/bookedTime.ts'
import { ordersNumbered, visitsOnDays } from '../../readmodels/orderHistory/dayVisits.queries.ts'
import { minutesOf, type OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import {
  type CrewReferenceData,
  closedDates,
  countCrewsOn,
  crewRosters,
} from '../../staffing/crewReferenceData.store.ts'
import type { PlannedVisit } from '../../staffing/plannedVisits.ts'
import { type PlannedDay, proposeCrews } from '../../staffing/visitProposal.ts'
import { Arg, Ctx, Field, ID, Int, nullable, ObjectType, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { OfficeOrder, officeOrderNode } from '../orders/officeOrder.graphql.ts'
import { OrderGroupRef } from './groups.graphql.ts'

@ObjectType({ description: 'A crew and a time for one visit of many (decision W5).' })
class ProposedVisit {
  @Field(() => OfficeOrder, 'The visit as it is now.')
  visit!: OfficeOrder

  @Field(() => ID, 'The crew for it; null for none.', nullable)
  groupId!: string | null

  @Field(
    () => [ID],
    'The crews without other work then, once longer visits are with the crews proposed for them.',
  )
  freeGroupIds!: readonly string[]

  @Field(() => String, 'Why it finds no place then, in the request language; null when it does.', nullable)
  problem!: string | null
}

@ObjectType({ description: 'A proposal for many visits at once; nothing is booked by it (decision W5).' })
class VisitProposal {
  @Field(() => [OrderGroupRef], 'The crews to choose from, by number.')
  groups!: readonly OrderGroupRef[]

  @Field(() => [ProposedVisit], 'The open visits asked about, by their time.')
  visits!: readonly ProposedVisit[]
}

const MOST = 200

/** What many visits at once could become (decision W5). */
@Resolver()
export class VisitProposalResolver {
  @Query(
    () => VisitProposal,
    'Proposes a crew for the open visits of a day, or of some order numbers: one that is free then, by the least work on that day, longest visits first.',
  )
  async visitProposal(
    @Arg('date', () => String, 'The visits of this local day, yyyy-mm-dd.', nullable)
    date: string | null | undefined,
    @Arg(
      'groupId',
      () => ID,
      'Only those of this crew on that day, which gets none of them unless they move.',
      nullable,
    )
    groupId: string | null | undefined,
    @Arg(
      'orderNos',
      () => [String],
      `Instead of a day: the orders of these numbers, ${MOST} at most.`,
      nullable,
    )
    orderNos: string[] | null | undefined,
    @Arg(
      'toDate',
      () => String,
      'The local day they move to at the same half and hour; absent: each stays on its own.',
      nullable,
    )
    toDate: string | null | undefined,
    @Arg('first', () => Int, `How many at most, 1 to ${MOST}.`, { defaultValue: MOST })
    first: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language, loaders } = context
    const days = accepted(askedDays({ date, orderNos, toDate, first }), language)
    const numbers = (orderNos ?? []).filter((orderNo) => /^[\w-]{1,20}$/.test(orderNo))
    const numbered = numbers.length > 0 ? await ordersNumbered(application.db, numbers) : []
    const known = [days.from, days.to, ...(days.to ? [] : numbered.map(dayOf))].flatMap((day) => day ?? [])
    const [{ crews }, booked] = await Promise.all([
      loaders.referenceData(),
      known.length > 0 ? visitsOnDays(application.db, distinct(known)) : [],
    ])
    const ofDay = booked.filter(({ bookedDate }) => bookedDate === date)
    const meant = date ? ofDay.filter((view) => !groupId || view.groupId === groupId) : numbered
    const open = meant.filter((view) => isOpen(view) && !(toDate && view.periodType !== PeriodType.Day))
    // a crew that is only emptied on another day may keep its visits there
    const away = date && (!toDate || toDate === date) ? (groupId ?? undefined) : undefined
    const visits = proposed(open.slice(0, first), { crews, booked, to: days.to, away, context })
    return { groups: crewRosters(crews, {}), visits }
  }
}

interface Asked {
  readonly date: string | null | undefined
  readonly orderNos: readonly string[] | null | undefined
  readonly toDate: string | null | undefined
  readonly first: number
}

/** @returns DATE_INVALID of a day that is none, FIELD_REQUIRED unless a day or numbers are given, FIELD_INVALID for too many */
function askedDays({ date, orderNos, toDate, first }: Asked) {
  const from = periodBetween(date, date)
  if (isRejection(from)) return { ...from, field: 'date' }
  const to = periodBetween(toDate, toDate)
  if (isRejection(to)) return { ...to, field: 'toDate' }
  if (!date === !orderNos) return reject(RejectionCode.FIELD_REQUIRED, { field: 'date' })
  if ((orderNos ?? []).length > MOST) return reject(RejectionCode.FIELD_INVALID, { field: 'orderNos' })
  if (first < 1 || first > MOST) return reject(RejectionCode.FIELD_INVALID, { field: 'first' })
  return { from: from.from, to: to.from }
}

interface Known {
  readonly crews: CrewReferenceData
  /** All visits on the days in question. */
  readonly booked: readonly OrderView[]
  readonly to: Temporal.PlainDate | undefined
  readonly away: string | undefined
  readonly context: GraphqlContext
}

function proposed(open: readonly OrderView[], known: Known): readonly ProposedVisit[] {
  const { crews, booked, to, away, context } = known
  const { language } = context
  const everyCrew = crewRosters(crews, {}).map(({ groupId }) => groupId)
  const refused = new Map(open.map((view) => [view.orderId, to && calendarRefusal(view, to, known)]))
  const possible = open.filter(({ orderId, periodType }) => {
    return !refused.get(orderId) && periodType === PeriodType.Day
  })
  const found = [...Map.groupBy(possible, (view) => (to ?? dayOf(view)).toString())].flatMap(
    ([day, visits]) => [
      ...proposeCrews(plannedDay(crews, day, booked), {
        visits: visits.map(plannedVisit),
        away,
      }),
    ],
  )
  const proposals = new Map(found)
  return open.map((view) => {
    const visit = officeOrderNode(view)
    const refusal = refused.get(view.orderId)
    if (refusal) return { visit, groupId: null, freeGroupIds: [], problem: textOf(refusal, language) }
    const proposal = proposals.get(view.orderId)
    // a month or a season takes no day
    if (!proposal) return { visit, groupId: null, freeGroupIds: everyCrew, problem: null }
    const { groupId = null, freeGroupIds, hindrance } = proposal
    const problem =
      hindrance === 'full'
        ? textOf(reject(RejectionCode.SLOT_FULL), language)
        : hindrance && messageOf('NO_CREW_FREE', language)
    return { visit, groupId, freeGroupIds, problem: problem ?? null }
  })
}

/** Why the booking calendar has no such time on that day; undefined if it has, or if the visit is on that day already. */
function calendarRefusal(
  { bookedDate, bookedTime: time, catalog, periodType, slot }: OrderView,
  to: Temporal.PlainDate,
  { crews, context: { now } }: Known,
): Rejection | undefined {
  if (bookedDate === to.toString()) return undefined
  const [hour = 0, minute = 0] = time?.split(':').map(Number) ?? []
  const { year, month, day } = to
  const request = { serviceCatalog: catalog, periodType, year, month, day, slot, hour, minute }
  const closed = closedDates(crews, catalog, { first: businessDate(now) })
  const outcome = bookedTime(request, { at: now, closedDates: closed })
  return isRejection(outcome) ? outcome : undefined
}

function plannedDay(crews: CrewReferenceData, date: string, booked: readonly OrderView[]): PlannedDay {
  const day = Temporal.PlainDate.from(date)
  const rosters = crewRosters(crews, { day })
  return {
    booked: booked.filter(({ bookedDate }) => bookedDate === date).map(plannedVisit),
    working: rosters.filter(({ members }) => members.length > 0).map(({ groupId }) => groupId),
    crews: countCrewsOn(crews, day),
  }
}

function plannedVisit(view: OrderView): PlannedVisit {
  const { orderId, catalog, groupId } = view
  const minutes = minutesOf(view)
  return { orderId, catalog, groupId, minutes, half: officeOrderNode(view).dayPart ?? 'both' }
}

function isOpen({ status }: OrderView): boolean {
  return status === OrderStatus.Pending || status === OrderStatus.Confirmed
}

function dayOf({ bookedDate }: OrderView): Temporal.PlainDate {
  return Temporal.PlainDate.from(bookedDate)
}

function distinct(days: readonly Temporal.PlainDate[]): readonly Temporal.PlainDate[] {
  return [...new Map(days.map((day) => [day.toString(), day])).values()]
}
