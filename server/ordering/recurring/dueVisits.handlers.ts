import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Price } from '../../catalog/price.ts'
import { loadFold } from '../../eventstore/loadFold.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { systemCommand } from '../../kernel/systemCommand.ts'
import { businessDate } from '../../kernel/time.ts'
import { type MissedReason, seriesStream } from '../../series/events.ts'
import type { Occurrence } from '../../series/occurrences.ts'
import { dueVisits, planVisit, type VisitConditions, type VisitPlan } from '../../series/outlook.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { visitMissed } from '../../series/seriesTerms.ts'
import { skipVisit } from '../../series/skipVisit.ts'
import { handleAssignCrew } from '../crewWork/assignCrew.ts'
import { handlePlaceOrder, type PlacingRequest } from '../placing/placeOrder.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { changeSeriesOf } from './changeSeries.handlers.ts'
import { type OpenConditions, openConditions } from './visitConditions.handlers.ts'
import { visitOf } from './visitOf.handlers.ts'
import { keepWaits, type VisitWait } from './visitRows.store.ts'

/** What a look found about a due visit. What was found before is found again, but for what was placed or missed by another look. */
export type VisitFinding =
  | (VisitWait & { readonly found: 'waits' })
  | { readonly found: 'missed'; readonly occurrence: string; readonly reason: MissedReason }
  | {
      readonly found: 'placed'
      readonly occurrence: string
      readonly orderId: string
      /** The day it was placed for. */
      readonly date: string
      /** Not on its own day, or not in its own half. */
      readonly isMoved: boolean
    }

/** One look at a series. */
export interface SeriesLook {
  readonly seriesId: string
  /** As the caller knows it; without it its stream is read. What is old is found out when a visit is placed. */
  readonly series?: Series
  readonly at: Temporal.Instant
}

export interface LookedAt {
  readonly userId: string
  readonly findings: readonly VisitFinding[]
}

/** Looks at recurring visits, whenever there may be some to place (decision N3). */
export interface RecurringVisits {
  /** At one series after a command on it; what fails is left to the next look. */
  afterCommand(look: SeriesLook): Promise<void>
  /** At the series of a customer who got points. */
  ofCustomer(userId: string, now: Temporal.Instant): Promise<LookTotals>
  /** At every series with visits to place. @throws when some of them could not be looked at, after all the others were */
  everywhere(now: Temporal.Instant): Promise<LookTotals>
}

/** What looks came to, in visits but for `series`. */
export interface LookTotals {
  readonly series: number
  readonly placed: number
  readonly waiting: number
  readonly missed: number
}

/**
 * Places the visits of a series that are due by now, and records those that cannot take place any more (decisions N3 to N9). Each is
 * placed once, whoever looks and however often, because the ids of command and order follow from series and date.
 * @returns undefined for a series that is not there
 * @throws Error when conflicts lasted too long: the next look goes on
 */
export async function placeDueVisits(
  context: OrderingContext,
  { seriesId, at, ...look }: SeriesLook,
): Promise<LookedAt | undefined> {
  const series = look.series ?? (await loadFold(context.store, seriesStream(seriesId), seriesFold)).state
  if (series === undefined) return undefined
  const due = dueVisits(series, businessDate(at).toString())
  if (due.length === 0) {
    if (look.series === undefined) await keepWaits(context.db, seriesId, { waits: [], at })
    return { userId: series.userId, findings: [] }
  }
  const now = await openConditions(context, { seriesId, series, due, at })
  const findings: VisitFinding[] = []
  for (const visit of due)
    findings.push(...(await settleVisit({ context, seriesId, series, at, now }, visit)))
  const waits = findings.filter((finding) => finding.found === 'waits')
  if (waits.length > 0 || now.hasWaits) await keepWaits(context.db, seriesId, { waits, at })
  return { userId: series.userId, findings }
}

interface Looking {
  readonly context: OrderingContext
  readonly seriesId: string
  readonly series: Series
  readonly at: Temporal.Instant
  readonly now: OpenConditions
}

/** Does what is planned for one visit. Where its place was taken meanwhile, it is planned again without that place. */
async function settleVisit(looking: Looking, visit: Occurrence): Promise<readonly VisitFinding[]> {
  const conditions = await looking.now.of(visit)
  const plan = planVisit(looking.series, visit, conditions)
  if (plan.do === 'wait') return [waiting(visit, plan.for, conditions)]
  if (plan.do === 'miss') return missVisit(looking, visit, plan.reason)
  const placed = await placeVisit(looking, visit, plan)
  if (isRejection(placed)) return afterRefusal(looking, visit, { plan, ...placed })
  looking.now.spend()
  return placed
}

async function afterRefusal(
  looking: Looking,
  visit: Occurrence,
  { plan, rejected }: Rejection & { readonly plan: Place },
): Promise<readonly VisitFinding[]> {
  if (rejected === RejectionCode.BUSY) throw new Error(`${seriesStream(looking.seriesId)} is busy`)
  if (rejected === RejectionCode.DUPLICATE_BOOKING && !isMoved(visit, plan)) return leaveOut(looking, visit)
  if (!PLACE_TAKEN.has(rejected)) return []
  looking.now.close(plan)
  return settleVisit(looking, visit)
}

function waiting(
  { date: occurrence }: Occurrence,
  reason: VisitWait['for'],
  { points, held }: VisitConditions,
): VisitFinding {
  const missingPoints = held === undefined ? 0 : Math.max(0, (points ?? 0) - held)
  return { found: 'waits', occurrence, for: reason, points, missingPoints }
}

function isMoved({ date, rhythm }: Occurrence, place: Place): boolean {
  return place.date !== date || place.slot !== rhythm.slot
}

/** Refusals for which another place is looked for. Any other one means that the plan is old: the next look makes another. */
const PLACE_TAKEN: ReadonlySet<RejectionCode> = new Set([
  RejectionCode.SLOT_FULL,
  RejectionCode.DAY_CLOSED,
  RejectionCode.DATE_PAST,
  RejectionCode.DUPLICATE_BOOKING,
])

type Place = Extract<VisitPlan, { readonly do: 'place' }>

async function placeVisit(
  { context, seriesId, series, at, now }: Looking,
  visit: Occurrence,
  place: Place,
): Promise<readonly VisitFinding[] | Rejection> {
  const { userId } = series
  const { price, referenceDataVersion } = now
  const occurrence = visit.date
  if (price === undefined) return reject(RejectionCode.SERVICE_UNAVAILABLE)
  const command = { ...systemCommand('placeVisit', `${seriesId}/${occurrence}`, at), referenceDataVersion }
  const visitRecord = visitOf({ seriesId, userId }, { occurrence, date: place.date })
  const placed = await handlePlaceOrder(context, command, requestFor(series, place, price), visitRecord)
  if (isRejection(placed)) return placed
  const { orderId } = placed.value
  // an earlier look placed it
  if (placed.events === undefined) return []
  if (series.crewId !== undefined) {
    const assigning = { ...systemCommand('assignUsualCrew', orderId, at), referenceDataVersion }
    // a crew that is taken or does not work then leaves the visit to the office (decision N8)
    await handleAssignCrew(context, assigning, { orderId, groupId: series.crewId })
  }
  return [{ found: 'placed', occurrence, orderId, date: place.date, isMoved: isMoved(visit, place) }]
}

function requestFor(
  { addressId, serviceId, serviceCatalog }: Series,
  { date, slot, time }: Place,
  { basePoints, additionalPoints, rankDiscount }: Price,
): PlacingRequest {
  const { year, month, day } = Temporal.PlainDate.from(date)
  const { hour, minute } = time === undefined ? { hour: 0, minute: 0 } : Temporal.PlainTime.from(time)
  return {
    ...{ addressId, serviceId, serviceCatalog, periodType: PeriodType.Day },
    ...{ year, month, day, slot, hour, minute },
    priceSeen: { basePoints, additionalPoints, rankDiscount },
  }
}

async function missVisit(
  { context, seriesId, at }: Looking,
  { date: occurrence }: Occurrence,
  reason: MissedReason,
): Promise<readonly VisitFinding[]> {
  const command = systemCommand('missVisit', `${seriesId}/${occurrence}`, at)
  const missed = await changeSeriesOf(context, command, { seriesId }, (series) =>
    visitMissed(series, occurrence, reason),
  )
  if (isRejection(missed)) throw new Error(`${seriesStream(seriesId)}: ${missed.rejected}`)
  return missed.events?.length ? [{ found: 'missed', occurrence, reason }] : []
}

/** The customer has booked the same visit themselves (decisions D12, N6). */
async function leaveOut(
  { context, seriesId, at }: Looking,
  { date: occurrence }: Occurrence,
): Promise<readonly []> {
  const { key: _once, ...command } = systemCommand('leaveOutVisit', `${seriesId}/${occurrence}/${at}`, at)
  const today = businessDate(at).toString()
  await changeSeriesOf(context, command, { seriesId }, (series) => skipVisit(series, { occurrence, today }))
  return []
}
