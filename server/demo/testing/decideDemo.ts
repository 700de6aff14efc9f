import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { confirmRecharge } from '../../billing/confirmRecharge.ts'
import { creditNotesStream, invoicesStream } from '../../billing/events.ts'
import { invoiceBookFold } from '../../billing/invoiceBook.ts'
import { reverseRecharge } from '../../billing/reverseRecharge.ts'
import { recordEvents } from '../../eventstore/commandEvents.ts'
import type { NewEvent } from '../../eventstore/port.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import type { DomainEvent, StreamEvents } from '../../kernel/event.ts'
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
import { dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { demoAddress } from '../demoPeople.ts'
import { demoPriceQuestion, demoService } from '../demoPrice.ts'
import { type DemoStep, type MoneyStep, type OrderStep, roleOf, timeOf } from '../demoSteps.ts'
import { closedDatesAround, type Folded, recorded, recurring } from './decideSeries.ts'

/** One recorded event with its stream. */
export type Decided = NewEvent & { readonly stream: string }

/** Runs a whole plan through the real deciders, without a database; a refusal throws. */
export function decideDemo(steps: readonly DemoStep[]): {
  readonly events: readonly Decided[]
  readonly fold: Folded
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

function decide(step: DemoStep, command: Command, fold: Folded) {
  if ('visit' in step) return order(step, command, fold)
  return 'series' in step ? recurring(step, fold) : money(step, fold)
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
      service: { serviceId, serviceCatalog: catalog, periodType, isOffered: true, offeredMonths: [] },
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

function commandOf(step: DemoStep): Command {
  const { verb, key, at } = step
  const { customer } = 'visit' in step ? step.visit : 'series' in step ? step.series : step
  const role = roleOf(step)
  const id = role === ActorRole.Customer ? customer : `somebody of role ${role}`
  return { id: `${verb} ${key}`, actor: { id, role }, source: 'seed', at, correlationId: 'demo' }
}
