import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { confirmRecharge } from '../../billing/confirmRecharge.ts'
import { creditNotesStream, invoicesStream } from '../../billing/events.ts'
import { invoiceBookFold } from '../../billing/invoiceBook.ts'
import { reverseRecharge } from '../../billing/reverseRecharge.ts'
import { recordEvents } from '../../eventstore/commandEvents.ts'
import type { NewEvent } from '../../eventstore/port.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { type DomainEvent, inStream, type StreamEvents } from '../../kernel/event.ts'
import { type Fold, foldAll } from '../../kernel/fold.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { cancelOrder } from '../../ordering/cancelling/cancelOrder.ts'
import { assignCrew } from '../../ordering/crewWork/assignCrew.ts'
import { endService } from '../../ordering/crewWork/endService.ts'
import { startService } from '../../ordering/crewWork/startService.ts'
import { openDispute } from '../../ordering/disputes/openDispute.ts'
import { resolveDispute } from '../../ordering/disputes/resolveDispute.ts'
import { orderStream } from '../../ordering/events.ts'
import { resendConfirmation } from '../../ordering/mails/resendConfirmation.ts'
import { rescheduleOrder } from '../../ordering/moving/rescheduleOrder.ts'
import { addInstructions } from '../../ordering/notes/addInstructions.ts'
import { knownOrder, orderFold } from '../../ordering/order.ts'
import { placeOrder } from '../../ordering/placing/placeOrder.ts'
import { totalOf } from '../../points/buckets.ts'
import { rewardPoints } from '../../points/commands/rewardPoints.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { comparablePlacements } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { seriesStream } from '../../series/events.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { visitPlaced } from '../../series/seriesTerms.ts'
import { skipVisit } from '../../series/skipVisit.ts'
import { startSeries } from '../../series/startSeries.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { demoHolidays } from '../demoCrews.store.ts'
import { demoAddress } from '../demoPeople.ts'
import { demoPrice, demoPriceQuestion, demoService } from '../demoPrice.ts'
import {
  type DemoStep,
  type MoneyStep,
  type OrderStep,
  rhythmOf,
  roleOf,
  type SeriesStep,
  timeOf,
} from '../demoSteps.ts'

/** One recorded event with its stream. */
export type Decided = NewEvent & { readonly stream: string }

/** Runs a whole plan through the real deciders, without a database; a refusal throws. */
export function decideDemo(steps: readonly DemoStep[]): {
  readonly events: readonly Decided[]
  readonly fold: <State, Event extends DomainEvent>(stream: string, fold: Fold<State, Event>) => State
} {
  const log = new Map<string, Decided[]>()
  const events: Decided[] = []
  const fold = <State, Event extends DomainEvent>(stream: string, of: Fold<State, Event>): State =>
    foldAll(of, (log.get(stream) ?? []) as unknown as Event[])
  for (const step of steps) {
    const command = commandOf(step)
    const decision = decide(step, command, fold)
    if (isRejection(decision) || 'alreadyPlaced' in decision)
      throw new Error(`${step.verb} ${step.key} at ${step.at}: ${JSON.stringify(decision)}`)
    for (const { stream, event } of recordEvents(command, decision)) {
      const decided = { ...event, stream }
      events.push(decided)
      log.set(stream, [...(log.get(stream) ?? []), decided])
    }
  }
  return { events, fold }
}

type Folded = ReturnType<typeof decideDemo>['fold']

function decide(step: DemoStep, command: Command, fold: Folded) {
  if ('visit' in step) return order(step, command, fold)
  return 'series' in step ? recurring(step, fold) : money(step, fold)
}

function recurring(
  { key, verb, series, pointsSeen, at }: SeriesStep,
  fold: Folded,
): StreamEvents | Rejection {
  const { customer: userId, service: serviceId, address, skipped } = series
  const { catalog, periodType } = demoService(serviceId)
  const skipping = { occurrence: skipped?.occurrence.toString() ?? '', today: businessDate(at).toString() }
  const { total } = fold(experienceStream(userId), experienceFold)
  const events =
    verb === 'skipVisit'
      ? skipVisit(knownSeries(key, fold), skipping)
      : startSeries({
          ...{ userId, addressId: String(address), service: { serviceId, catalog, periodType } },
          ...{ rhythm: rhythmOf(series), whenFull: 'move', at, closedDates: closedDatesAround(series.first) },
          ...{ points: demoPrice(series, total).totalPoints, pointsSeen },
        })
  return isRejection(events) ? events : inStream(seriesStream(key), events)
}

function knownSeries(key: string, fold: Folded): Series {
  const series = fold(seriesStream(key), seriesFold)
  if (series === undefined) throw new Error(`the series ${key} has not begun`)
  return series
}

function money(step: MoneyStep, fold: Folded): StreamEvents | Rejection {
  const stream = walletStream(step.customer)
  if (step.verb === 'reward') {
    const held = totalOf(fold(stream, walletFold).balance)
    const events = rewardPoints({ grantId: step.key, amount: step.amount, held })
    return isRejection(events) ? events : events.map((event) => ({ stream, event }))
  }
  if (step.verb === 'reverse') return takeBack(step, fold)
  const state = {
    wallet: fold(stream, walletFold),
    book: fold(invoicesStream(businessDate(step.at).year), invoiceBookFold),
  }
  const { provinceId: province } = demoAddress(step.customer, 0)
  const party = { province, partyVersionId: 'party', grantId: step.key }
  return confirmRecharge(state, {
    ...step.payment,
    ...party,
    userId: step.customer,
    at: step.at,
    confirmRepeat: false,
  })
}

/** The last payment of the wallet is the one that is meant. */
function takeBack({ customer: userId, at }: MoneyStep, fold: Folded): StreamEvents | Rejection {
  const wallet = fold(walletStream(userId), walletFold)
  const book = fold(creditNotesStream(businessDate(at).year), invoiceBookFold)
  const paymentId = wallet.recharges.at(-1)?.paymentId ?? 0
  return reverseRecharge({ wallet, book }, { userId, paymentId, at })
}

function order(step: OrderStep, command: Command, fold: Folded) {
  const { visit, verb, at } = step
  if (verb === 'place') return place(step, fold)
  const orderId = visit.key
  const known = knownOrder(fold(orderStream(orderId), orderFold))
  const day = fold(dayStream(known.serviceCatalog, known.bookedFor.date), dayBookFold)
  const wallet = fold(walletStream(visit.customer), walletFold)
  const state = { order: known, day, wallet, otherDays: [] }
  const { role, id: staffId } = command.actor
  const intent = { orderId, role, at, staffId }
  const crew = [staffId]
  const assigned = { ...intent, staffIds: ['crew'], evenIfBusy: true }
  switch (verb) {
    case 'assign':
      return assignCrew(state, { ...assigned, groupId: visit.crew?.groupNo ?? '' })
    case 'reassign':
      return assignCrew(state, { ...assigned, groupId: visit.reassigned?.groupNo ?? '' })
    case 'move': {
      const toDay = fold(dayStream(known.serviceCatalog, visit.date.toString()), dayBookFold)
      const days = { fromDay: day, toDay, crews, others: [], isCrewAtWork: true }
      const to = timeOf(visit, visit)
      return rescheduleOrder(
        { order: known, ...days },
        { ...intent, to, closedDates: closedDatesAround(visit.date) },
      )
    }
    case 'resend':
      return resendConfirmation(known, intent)
    case 'note':
      return addInstructions(known, { ...intent, instructionsId: step.key, text: step.note?.text ?? '' })
    case 'start':
      return startService(known, { ...intent, crew })
    case 'end':
      return endService(
        { ...state, experience: fold(experienceStream(visit.customer), experienceFold) },
        { ...intent, crew },
      )
    case 'cancel':
      return cancelOrder(state, intent)
    case 'dispute':
      return openDispute(state, { ...intent, reason: 'quality' })
    case 'resolve': {
      const { outcome, rewardPoints: amount } = visit.resolved ?? { outcome: 'refunded', rewardPoints: 0 }
      return resolveDispute(
        state,
        outcome === 'refunded'
          ? { ...intent, outcome }
          : { ...intent, outcome, reward: { grantId: step.key, amount } },
      )
    }
  }
}

const crews = { existing: 2, active: 2 }

function closedDatesAround({ year }: Temporal.PlainDate): readonly string[] {
  return [year - 1, year, year + 1].flatMap((of) => demoHolidays.map((monthDay) => `${of}-${monthDay}`))
}

function place({ visit, price, at, key: orderId }: OrderStep, fold: Folded) {
  const { customer, service: serviceId } = visit
  const when = visit.moved?.from ?? visit
  const { date } = when
  const { catalog, periodType } = demoService(serviceId)
  const wallet = fold(walletStream(customer), walletFold)
  const place = { addressId: String(visit.address), serviceId }
  const orders = comparablePlacements(wallet, place).map(
    (earlier) => [earlier.orderId, knownOrder(fold(orderStream(earlier.orderId), orderFold))] as const,
  )
  const placed = placeOrder(
    {
      wallet,
      day: fold(dayStream(catalog, date.toString()), dayBookFold),
      crews,
      orders: new Map(orders),
    },
    {
      orderId,
      orderNo: orderId,
      userId: customer,
      at,
      addressId: place.addressId,
      addressVersionId: place.addressId,
      service: { serviceId, serviceCatalog: catalog, periodType, isOffered: true },
      quote: demoPriceQuestion(visit, fold(experienceStream(customer), experienceFold).total),
      request: timeOf(visit, when),
      priceSeen: price,
      closedDates: periodType === PeriodType.Day ? closedDatesAround(date) : [],
      ...(visit.recurring && { seriesId: visit.recurring.series.key }),
    },
  )
  return isRejection(placed) || 'alreadyPlaced' in placed
    ? placed
    : recorded(placed, { visit, orderId, fold })
}

/** The events of a placing with those of the visit's series. */
function recorded(
  placed: StreamEvents,
  {
    visit,
    orderId,
    fold,
  }: { readonly visit: OrderStep['visit']; readonly orderId: string; readonly fold: Folded },
): StreamEvents | Rejection {
  if (!visit.recurring) return placed
  const { series, occurrence } = visit.recurring
  const date = occurrence.toString()
  const events = visitPlaced(knownSeries(series.key, fold), { occurrence: date, orderId, date })
  return isRejection(events) ? events : [...placed, ...inStream(seriesStream(series.key), events)]
}

function commandOf(step: DemoStep): Command {
  const { verb, key, at } = step
  const { customer } = 'visit' in step ? step.visit : 'series' in step ? step.series : step
  const role = roleOf(step)
  const id = role === ActorRole.Customer ? customer : `somebody of role ${role}`
  return { id: `${verb} ${key}`, actor: { id, role }, source: 'seed', at, correlationId: 'demo' }
}
