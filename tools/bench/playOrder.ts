import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import { ActorRole, type Command } from '../../server/kernel/command.ts'
import type { StreamEvents } from '../../server/kernel/event.ts'
import { derivedId } from '../../server/kernel/ids.ts'
import type { Rejection } from '../../server/kernel/rejection.ts'
import { cancelOrder } from '../../server/ordering/cancelling/cancelOrder.ts'
import type { OrderIntent } from '../../server/ordering/changing.handlers.ts'
import { assignCrew } from '../../server/ordering/crewWork/assignCrew.ts'
import { endService } from '../../server/ordering/crewWork/endService.ts'
import { startService } from '../../server/ordering/crewWork/startService.ts'
import { openDispute } from '../../server/ordering/disputes/openDispute.ts'
import { resolveDispute } from '../../server/ordering/disputes/resolveDispute.ts'
import { resendConfirmation } from '../../server/ordering/mails/resendConfirmation.ts'
import { rescheduleOrder } from '../../server/ordering/moving/rescheduleOrder.ts'
import { addInstructions } from '../../server/ordering/notes/addInstructions.ts'
import type { Order } from '../../server/ordering/order.ts'
import { experienceStream, walletStream } from '../../server/points/events.ts'
import { experienceFold } from '../../server/points/experience.ts'
import { walletFold } from '../../server/points/walletFold.ts'
import { dayBookFold } from '../../server/staffing/dayBook.ts'
import { dayStream } from '../../server/staffing/events.ts'
import type { BenchVerb } from './lifeOf.ts'
import { notes } from './names.ts'
import type { OrderPlan } from './plansOf.ts'
import { allowed, commandIn, type Playing } from './playing.ts'
import { closedIn, orderIdOf, orderIn, playPlacing, timeOf } from './playPlacing.ts'

const SORRY_POINTS = 2_000

/** One step of a plan as the product would take it: the same rules decide. @returns an append for each command */
export function playStep(
  playing: Playing,
  plan: OrderPlan,
  { verb, at }: OrderPlan['steps'][number],
): readonly PlacedAppend[] {
  if (verb === 'place') return playPlacing(playing, plan, at)
  const actor = { id: actorOf[roles[verb]](playing, plan), role: roles[verb] }
  const command = commandIn(playing, { actor, verb, key: String(plan.nth), at })
  const orderId = orderIdOf(playing, plan)
  const order = orderIn(playing, orderId)
  const intent = { orderId, role: actor.role, at: command.at }
  const events = verbs[verb]({ playing, plan, command, order, intent })
  return [playing.books.write(command, allowed(`${verb} of order ${plan.nth}`, events))]
}

type LaterVerb = Exclude<BenchVerb, 'place'>

interface Turn {
  readonly playing: Playing
  readonly plan: OrderPlan
  readonly command: Command
  readonly order: Order
  readonly intent: OrderIntent
}

const { System, Customer, Staff, Admin } = ActorRole

const roles: Readonly<Record<LaterVerb, ActorRole>> = {
  move: Customer,
  note: Customer,
  cancel: Customer,
  assign: Admin,
  reassign: Admin,
  resend: Admin,
  refuse: Admin,
  dispute: Admin,
  settle: Admin,
  refund: Admin,
  start: Staff,
  end: Staff,
  expire: System,
}

const actorOf: Readonly<Record<ActorRole, (playing: Playing, plan: OrderPlan) => string>> = {
  [System]: () => 'system',
  [Customer]: (_, { customer }) => customer.row.id,
  [Staff]: (_, { crews }) => memberOf(crews.at(-1)),
  [Admin]: ({ adminId }) => adminId,
}

const verbs: Readonly<Record<LaterVerb, (turn: Turn) => StreamEvents | Rejection>> = {
  move: ({ playing, plan, order, intent }) => {
    const date = plan.movedTo ?? plan.date
    const [fromDay, toDay] = [dayIn(playing, order, plan.date), dayIn(playing, order, date)]
    const to = timeOf(plan, date)
    return rescheduleOrder(
      { order, fromDay, toDay, crews: playing.crews, others: [], isCrewAtWork: true },
      { ...intent, to, closedDates: closedIn(date) },
    )
  },
  note: ({ playing, command, order, intent }) => {
    const instructionsId = derivedId(command.id, 'instructions')
    const text = playing.random.oneOf(notes)
    playing.rows.order_instruction.push({
      id: instructionsId,
      order_id: intent.orderId,
      author_role: Customer,
      author_id: command.actor.id,
      text,
      written_at: command.at.toString(),
    })
    return addInstructions(order, { ...intent, instructionsId, text })
  },
  assign: (turn) => assign(turn, 0),
  reassign: (turn) => assign(turn, -1),
  resend: ({ order, intent }) => resendConfirmation(order, intent),
  start: ({ plan, order, intent, command }) =>
    startService(order, { ...intent, staffId: command.actor.id, crew: plan.crews.at(-1)?.staffIds ?? [] }),
  end: ({ playing, plan, order, intent, command }) => {
    const crew = plan.crews.at(-1)?.staffIds ?? []
    const experience = playing.books.state(experienceStream(plan.customer.row.id), experienceFold)
    return endService({ order, experience }, { ...intent, staffId: command.actor.id, crew })
  },
  cancel,
  refuse: cancel,
  expire: cancel,
  dispute: ({ playing, order, intent, plan }) => {
    const reason = playing.random.oneOf(['quality', 'quality', 'charge'] as const)
    return openDispute({ order, wallet: walletOf(playing, plan) }, { ...intent, reason })
  },
  settle: ({ playing, order, intent, command, plan }) => {
    const reward = { grantId: derivedId(command.id, 'grant'), amount: SORRY_POINTS }
    const state = { order, wallet: walletOf(playing, plan) }
    return resolveDispute(state, { ...intent, outcome: 'completed', reward })
  },
  refund: ({ playing, order, intent, plan }) =>
    resolveDispute({ order, wallet: walletOf(playing, plan) }, { ...intent, outcome: 'refunded' }),
}

function assign({ playing, plan, order, intent }: Turn, place: number): StreamEvents | Rejection {
  const crew = plan.crews.at(place)
  if (!crew) throw new Error(`order ${plan.nth} has no crew`)
  const { groupId, staffIds } = crew
  const state = { order, day: dayIn(playing, order), otherDays: [] }
  return assignCrew(state, { ...intent, groupId, staffIds, evenIfBusy: true })
}

function cancel({ playing, plan, order, intent }: Turn): StreamEvents | Rejection {
  return cancelOrder({ order, wallet: walletOf(playing, plan), day: dayIn(playing, order) }, intent)
}

function dayIn({ books }: Playing, order: Order, date = order.bookedFor.date) {
  return books.state(dayStream(order.serviceCatalog, date), dayBookFold)
}

function walletOf({ books }: Playing, { customer }: OrderPlan) {
  return books.state(walletStream(customer.row.id), walletFold)
}

function memberOf(crew: OrderPlan['crews'][number] | undefined): string {
  const [first] = crew?.staffIds ?? []
  if (first === undefined) throw new Error('every crew has members')
  return first
}
