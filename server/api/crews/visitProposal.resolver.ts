import { type Language, OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { messageOf, textOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import { bookedTime } from '../../ordering/placing/bookedTime.ts'
import { ordersNumbered, visitsOnDays } from '../../readmodels/orderHistory/dayVisits.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import {
  type CrewReferenceData,
  closedDates,
  countCrewsOn,
  crewRosters,
} from '../../staffing/crewReferenceData.store.ts'
import type { CrewWork, PlannedVisit } from '../../staffing/plannedVisits.ts'
import { type PlannedDay, type ProposedCrew, proposeCrews } from '../../staffing/visitProposal.ts'
import { Arg, Ctx, ID, Int, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { officeOrderNode } from '../orders/officeOrder.graphql.ts'
import { type BusyCrew, type ProposedVisit, VisitProposalPage } from './visitProposal.graphql.ts'

const MOST = 200
/** How far ahead a day with room for all is looked for. */
const DAYS_AHEAD = 14

/** What many visits at once could become (decision W5). */
@Resolver()
export class VisitProposalResolver {
  @Query(
    () => VisitProposalPage,
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
    @Arg(
      'findDay',
      () => Boolean,
      `Instead of toDate: they move to the next day with room for all of them, at most ${DAYS_AHEAD} days on, else to the one with room for most.`,
      nullable,
    )
    findDay: boolean | null | undefined,
    @Arg('first', () => Int, `How many at most, 1 to ${MOST}.`, { defaultValue: MOST })
    first: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language, loaders } = context
    const days = accepted(askedDays({ date, orderNos, toDate, findDay, first }, context.now), language)
    const numbers = (orderNos ?? []).filter((orderNo) => /^[\w-]{1,20}$/.test(orderNo))
    const numbered = numbers.length > 0 ? await ordersNumbered(application.db, numbers) : []
    const moves = days.to[0] !== undefined
    const known = [days.from, ...days.to, ...(moves ? [] : numbered.map(dayOf))]
    const read = distinct(known.flatMap((day) => day ?? []))
    const [{ crews }, booked] = await Promise.all([
      loaders.referenceData(),
      read.length > 0 ? visitsOnDays(application.db, read) : [],
    ])
    const ofDay = booked.filter(({ bookedDate }) => bookedDate === date)
    const meant = date ? ofDay.filter((view) => !groupId || view.groupId === groupId) : numbered
    const open = meant.filter((view) => isOpen(view) && !(moves && view.periodType !== PeriodType.Day))
    // a crew that is only emptied on another day may keep its visits there
    const away = date && (!moves || toDate === date) ? (groupId ?? undefined) : undefined
    const proposal = roomiest(open.slice(0, first), days.to, { crews, booked, away, context })
    return { ...proposal, groups: crewRosters(crews, {}) }
  }
}

interface Asked {
  readonly date: string | null | undefined
  readonly orderNos: readonly string[] | null | undefined
  readonly toDate: string | null | undefined
  readonly findDay: boolean | null | undefined
  readonly first: number
}

/**
 * The day of the visits, and the days to which they may move, in the order of their preference; undefined for each visit's own.
 * @returns DATE_INVALID of a day that is none, FIELD_REQUIRED unless a day or numbers are given, FIELD_INVALID for too many
 */
function askedDays({ date, orderNos, toDate, findDay, first }: Asked, now: Temporal.Instant) {
  const from = periodBetween(date, date)
  if (isRejection(from)) return { ...from, field: 'date' }
  const to = periodBetween(toDate, toDate)
  if (isRejection(to)) return { ...to, field: 'toDate' }
  if (!date === !orderNos) return reject(RejectionCode.FIELD_REQUIRED, { field: 'date' })
  if ((orderNos ?? []).length > MOST) return reject(RejectionCode.FIELD_INVALID, { field: 'orderNos' })
  if (first < 1 || first > MOST) return reject(RejectionCode.FIELD_INVALID, { field: 'first' })
  const isFound = findDay && !to.from
  return { from: from.from, to: isFound ? daysAfter(from.from, businessDate(now)) : [to.from] }
}

interface Known {
  readonly crews: CrewReferenceData
  /** All visits on the days in question. */
  readonly booked: readonly OrderView[]
  readonly away: string | undefined
  readonly context: GraphqlContext
}

/** The days on which a place is looked for: after the day of the visits, and in the future. Nobody works on Sundays (decision D8). */
function daysAfter(from: Temporal.PlainDate | undefined, today: Temporal.PlainDate) {
  const last = from && Temporal.PlainDate.compare(from, today) > 0 ? from : today
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => last.add({ days: at + 1 }))
  return days.filter(({ dayOfWeek }) => dayOfWeek !== 7)
}

/** The proposal for the first of the days with room for all of the visits, else with room for most. @param days undefined for each visit's own */
function roomiest(
  open: readonly OrderView[],
  days: readonly (Temporal.PlainDate | undefined)[],
  known: Known,
): Pick<VisitProposalPage, 'toDate' | 'visits'> {
  let best:
    | { readonly left: number; readonly toDate: string | null; readonly visits: ProposedVisit[] }
    | undefined
  for (const to of days) {
    const visits = proposed(open, to, known)
    const left = visits.filter(({ problem }) => problem !== null).length
    if (!best || left < best.left) best = { left, toDate: to?.toString() ?? null, visits }
    if (left === 0) break
  }
  return { toDate: best?.toDate ?? null, visits: best?.visits ?? [] }
}

function proposed(
  open: readonly OrderView[],
  to: Temporal.PlainDate | undefined,
  known: Known,
): ProposedVisit[] {
  const { crews, booked, away, context } = known
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
    const none = { visit, groupId: null, freeGroupIds: [], busyCrews: [] }
    const refusal = refused.get(view.orderId)
    if (refusal) return { ...none, problem: textOf(refusal, language) }
    const proposal = proposals.get(view.orderId)
    // a month or a season takes no day
    if (!proposal) return { ...none, freeGroupIds: everyCrew, problem: null }
    const { groupId = null, freeGroupIds, busy, hindrance } = proposal
    const others = everyCrew.filter((each) => each !== away && !freeGroupIds.includes(each))
    const busyCrews = others.map((each) => busyCrew(each, busy.get(each)))
    return { visit, groupId, freeGroupIds, busyCrews, problem: problemOf(hindrance, visit.dayPart, language) }
  })
}

/** @param work undefined for a crew that does not work that day */
function busyCrew(groupId: string, work: CrewWork | undefined): BusyCrew {
  const visit = work && 'visit' in work ? work.visit : undefined
  return {
    groupId,
    catalog: visit?.catalog ?? null,
    bookedTime: visit?.time ?? null,
    jobs: work && 'jobs' in work ? work.jobs : null,
  }
}

function problemOf(
  hindrance: ProposedCrew['hindrance'],
  part: PlannedVisit['half'] | null | undefined,
  language: Language,
): string | null {
  if (!hindrance) return null
  return hindrance === 'full'
    ? messageOf('NO_ROOM', language, { part: part ?? 'both' })
    : messageOf('NO_CREW_FREE', language)
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
  const { orderId, catalog, groupId, minutes, bookedTime: time } = view
  return { orderId, catalog, groupId, minutes, time, half: officeOrderNode(view).dayPart ?? 'both' }
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
