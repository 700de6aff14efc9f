import type { BookingRequest } from '../../schema/rules/bookingCalendar.ts'
import { slotOfHour } from '../../schema/rules/bookingCalendar.ts'
import { Slot } from '../../schema/rules/enumerations.ts'
import type { Application } from '../api/context/application.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { isRejection } from '../kernel/rejection.ts'
import { demoPeople } from './demoAccounts.handlers.ts'
import { demoServiceId } from './demoCatalog.store.ts'
import { demoCrewId } from './demoCrews.store.ts'
import { demoNeighbourPeople } from './demoNeighbours.handlers.ts'
import type { DemoBooker } from './demoPeople.ts'
import { demoService } from './demoPrice.ts'
import type { DemoStep, MoneyStep, OrderStep } from './demoSteps.ts'
import type { DemoCrew, DemoTime, DemoVisit } from './demoVisit.ts'

type Handlers = Pick<Application, 'ordering' | 'billing'>

/**
 * Gives all commands of a plan, one after the other. Each is known by its key, so that those which were carried out before are found
 * done: a plan that was cut short is simply played again.
 * @throws when a rule refuses one, which no plan of ours is for
 */
export async function playDemo(handlers: Handlers, steps: readonly DemoStep[]): Promise<void> {
  const orderNos = new Map<string, string>()
  const paymentIds = new Map<string, number>()
  for (const step of steps) {
    const outcome =
      'visit' in step
        ? await playOrder(handlers, step, orderNos)
        : await playMoney(handlers, step, paymentIds)
    if (isRejection(outcome))
      throw new Error(`The demo's "${step.verb} ${step.key}" was refused: ${JSON.stringify(outcome)}`)
  }
}

async function playOrder({ ordering }: Handlers, step: OrderStep, orderNos: Map<string, string>) {
  const { verb, visit } = step
  if (verb === 'place') {
    const outcome = await ordering.placeOrder(byCustomer(step, visit.customer), placingOf(step))
    if (!isRejection(outcome)) orderNos.set(visit.key, outcome.value.orderNo)
    return outcome
  }
  return playKnownOrder(ordering, step, orderNos.get(visit.key) ?? '')
}

async function playKnownOrder(ordering: Handlers['ordering'], step: OrderStep, orderNo: string) {
  const { verb, visit, note } = step
  switch (verb) {
    case 'place':
      throw new Error(`${visit.key} is placed already`)
    case 'assign':
      return ordering.assignCrew(byAdmin(step), {
        orderNo,
        groupId: crewIdOf(visit, visit.crew),
        evenIfBusy: true,
      })
    case 'reassign':
      return ordering.assignCrew(byAdmin(step), {
        orderNo,
        groupId: crewIdOf(visit, visit.reassigned),
        evenIfBusy: true,
      })
    case 'move':
      return ordering.moveOrder(byCustomer(step, visit.customer), { orderNo, to: timeOf(visit, visit) })
    case 'resend':
      return ordering.resendConfirmation(byAdmin(step), { orderNo })
    case 'note':
      return ordering.addInstructions(bySomebody(step, note?.by), { orderNo, text: note?.text ?? '' })
    case 'start':
      return ordering.startService(byCrew(step), { orderNo })
    case 'end':
      return ordering.endService(byCrew(step), { orderNo })
    case 'cancel':
      return ordering.cancelOrder(bySomebody(step, visit.cancelled?.by), {
        orderNo,
        note: visit.cancelled?.note ?? '',
      })
    case 'dispute':
      return ordering.openDispute(byAdmin(step), {
        orderNo,
        reason: 'quality',
        words: visit.complaint ?? '',
      })
    case 'resolve':
      return ordering.resolveDispute(byAdmin(step), { orderNo, ...resolutionOf(visit) })
  }
}

function resolutionOf({ key, resolved }: DemoVisit) {
  if (resolved === undefined) throw new Error(`the demo does not say how ${key} is decided`)
  const { outcome, rewardPoints, note } = resolved
  return { outcome, rewardPoints, note }
}

async function playMoney({ billing }: Handlers, step: MoneyStep, paymentIds: Map<string, number>) {
  const { userId } = bookerOf(step.customer)
  switch (step.verb) {
    case 'reward':
      return billing.reward(byAdmin(step), { userId, amount: step.amount })
    case 'recharge': {
      const outcome = await billing.recharge(byAdmin(step), { userId, ...step.payment, confirmRepeat: false })
      if (!isRejection(outcome)) paymentIds.set(step.key, outcome.value.paymentId)
      return outcome
    }
    case 'reverse': {
      const paymentId = paymentIds.get(step.payment) ?? 0
      return billing.reverse(byAdmin(step), { userId, paymentId, reason: step.reason })
    }
  }
}

function placingOf({ visit, price }: OrderStep) {
  const { addressIds } = bookerOf(visit.customer)
  const { basePoints, additionalPoints, rankDiscount } = price
  return {
    addressId: addressIds[visit.address] ?? '',
    serviceId: demoServiceId(visit.service),
    priceSeen: { basePoints, additionalPoints, rankDiscount },
    ...timeOf(visit, visit.moved?.from ?? visit),
  }
}

function timeOf({ service }: DemoVisit, { date, time }: DemoTime): BookingRequest {
  const { catalog: serviceCatalog, periodType } = demoService(service)
  const { year, month, day } = date
  const clock = time === undefined ? undefined : Temporal.PlainTime.from(time)
  return {
    serviceCatalog,
    periodType,
    year,
    month,
    day,
    slot: clock === undefined ? Slot.None : slotOfHour(clock.hour),
    hour: clock?.hour ?? 0,
    minute: clock?.minute ?? 0,
  }
}

function byCustomer(step: DemoStep, customer: DemoBooker): Command {
  return commandBy({ id: bookerOf(customer).userId, role: ActorRole.Customer }, step)
}

function byAdmin(step: DemoStep): Command {
  return commandBy({ id: demoPeople().adminId, role: ActorRole.Admin }, step)
}

/** By the customer of the order unless told otherwise. */
function bySomebody(step: OrderStep, by: 'customer' | 'admin' | 'system' = 'customer'): Command {
  if (by === 'admin') return byAdmin(step)
  return by === 'system'
    ? commandBy({ id: 'system', role: ActorRole.System }, step)
    : byCustomer(step, step.visit.customer)
}

/** Sam works in crew 1 and Lee in crew 2. */
function byCrew(step: OrderStep): Command {
  const { sam, lee } = demoPeople().staff
  const { visit } = step
  const crew = crewOf(visit, visit.reassigned ?? visit.crew)
  const id = crew === 'Crew 1' ? sam : lee
  return commandBy({ id, role: ActorRole.Staff }, step)
}

function commandBy(actor: Command['actor'], { verb, key, at }: DemoStep): Command {
  const id = commandId(actor.id, `demo ${verb}`, key)
  return { id, actor, source: 'seed', at, correlationId: id }
}

function crewIdOf(visit: DemoVisit, crew: DemoCrew | undefined): string {
  return demoCrewId(crewOf(visit, crew))
}

function crewOf({ key }: DemoVisit, crew: DemoCrew | undefined) {
  if (crew === undefined) throw new Error(`the demo gives ${key} no crew`)
  return crew.groupNo
}

const bookers = { ...demoPeople().customers, ...demoNeighbourPeople() }

function bookerOf(customer: DemoBooker) {
  return bookers[customer]
}
