import type { PlacedAppend } from '../../server/eventstore/copying/packAppends.ts'
import { ActorRole } from '../../server/kernel/command.ts'
import type { StreamEvents } from '../../server/kernel/event.ts'
import type { Rejection } from '../../server/kernel/rejection.ts'
import { cancelOrder } from '../../server/ordering/cancelling/cancelOrder.ts'
import type { OrderIntent } from '../../server/ordering/changeOrder.handlers.ts'
import { assignCrew } from '../../server/ordering/crewWork/assignCrew.ts'
import { endService } from '../../server/ordering/crewWork/endService.ts'
import { startService } from '../../server/ordering/crewWork/startService.ts'
import type { Order } from '../../server/ordering/order.ts'
import { experienceStream, walletStream } from '../../server/points/events.ts'
import { experienceFold } from '../../server/points/experience.ts'
import { walletFold } from '../../server/points/walletFold.ts'
import { dayBookFold } from '../../server/staffing/dayBook.ts'
import { dayStream } from '../../server/staffing/events.ts'
import type { BenchVerb } from './lifeOf.ts'
import type { OrderPlan } from './plansOf.ts'
import { allowed, commandIn, type Playing } from './playing.ts'
import { orderIdOf, orderIn, playPlacing } from './playPlacing.ts'

interface Turn {
  readonly playing: Playing
  readonly plan: OrderPlan
  readonly order: Order
  readonly intent: OrderIntent
}

interface Deed {
  readonly role: ActorRole
  readonly decide: (turn: Turn) => StreamEvents | Rejection
}

const { Customer, Staff, Admin } = ActorRole

const deeds: Readonly<Record<Exclude<BenchVerb, 'place'>, Deed>> = {
  assign: {
    role: Admin,
    decide: ({ playing, plan: { crew }, order, intent }) =>
      assignCrew(
        { order, day: dayOf(playing, order), otherDays: [] },
        { ...intent, ...crew, evenIfBusy: true },
      ),
  },
  start: {
    role: Staff,
    decide: ({ plan: { crew }, order, intent }) =>
      startService(order, { ...intent, staffId: memberOf(crew), crew: crew.staffIds }),
  },
  end: {
    role: Staff,
    decide: ({ playing, plan: { crew, customer }, order, intent }) => {
      const experience = playing.books.state(experienceStream(customer.row.id), experienceFold)
      return endService({ order, experience }, { ...intent, staffId: memberOf(crew), crew: crew.staffIds })
    },
  },
  cancel: { role: Customer, decide: cancel },
  cancelByOffice: { role: Admin, decide: cancel },
}

/** One step of a plan, decided by the product's own rules. @returns an append for each command */
export function playStep(
  playing: Playing,
  plan: OrderPlan,
  { verb, at }: OrderPlan['steps'][number],
): readonly PlacedAppend[] {
  if (verb === 'place') return playPlacing(playing, plan, at)
  const { role, decide } = deeds[verb]
  const people = { [Customer]: plan.customer.row.id, [Staff]: memberOf(plan.crew), [Admin]: playing.adminId }
  const actor = { id: people[role as keyof typeof people], role }
  const command = commandIn(playing, { actor, verb, key: String(plan.nth), at })
  const orderId = orderIdOf(playing, plan)
  const intent = { orderId, role, at: command.at }
  const events = decide({ playing, plan, order: orderIn(playing, orderId), intent })
  return [playing.books.write(command, allowed(`${verb} of order ${plan.nth}`, events))]
}

function cancel({ playing, plan, order, intent }: Turn): StreamEvents | Rejection {
  const wallet = playing.books.state(walletStream(plan.customer.row.id), walletFold)
  return cancelOrder({ order, wallet, day: dayOf(playing, order) }, intent)
}

function dayOf({ books }: Playing, { serviceCatalog, bookedFor }: Order) {
  return books.state(dayStream(serviceCatalog, bookedFor.date), dayBookFold)
}

function memberOf({ staffIds: [first] }: OrderPlan['crew']): string {
  if (first === undefined) throw new Error('every crew has members')
  return first
}
