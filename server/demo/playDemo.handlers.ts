import type { Application } from '../api/context/application.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { commandId } from '../kernel/ids.ts'
import { isRejection } from '../kernel/rejection.ts'
import { visitOf } from '../ordering/recurring/visitOf.handlers.ts'
import { demoPeople } from './demoAccounts.handlers.ts'
import { demoServiceId } from './demoCatalog.store.ts'
import { demoCrewId } from './demoCrews.store.ts'
import {
  type DemoStep,
  type MoneyStep,
  type OrderStep,
  rhythmOf,
  roleOf,
  type SeriesStep,
  timeOf,
} from './demoSteps.ts'
import type { DemoCrew, DemoVisit } from './demoVisit.ts'

type Handlers = Pick<Application, 'ordering' | 'billing' | 'series'>

/** Ids that the commands so far gave, by the keys of their steps. */
interface Known {
  readonly orderNos: Map<string, string>
  readonly paymentIds: Map<string, number>
  readonly seriesIds: Map<string, string>
}

const { adminId, customers, staff } = demoPeople()

/**
 * Runs all commands of a plan in order. Their keys make repeated commands retries, so an interrupted plan is simply played again.
 * @throws if a rule refuses one, which is a mistake in the plan
 */
export async function playDemo(handlers: Handlers, steps: readonly DemoStep[]): Promise<void> {
  const known: Known = { orderNos: new Map(), paymentIds: new Map(), seriesIds: new Map() }
  for (const step of steps) {
    const outcome = await play(handlers, step, known)
    if (isRejection(outcome))
      throw new Error(`The demo's "${step.verb} ${step.key}" was refused: ${JSON.stringify(outcome)}`)
  }
}

function play(handlers: Handlers, step: DemoStep, known: Known) {
  if ('visit' in step) return playOrder(handlers, step, known)
  return 'series' in step ? playSeries(handlers, step, known) : playMoney(handlers, step, known)
}

async function playOrder({ ordering }: Handlers, step: OrderStep, { orderNos, seriesIds }: Known) {
  const { verb, visit, note } = step
  const orderNo = orderNos.get(visit.key) ?? ''
  const command = commandOf(step)
  switch (verb) {
    case 'place': {
      const outcome = await ordering.placeOrder(command, placingOf(step), placedForOf(visit, seriesIds))
      if (!isRejection(outcome)) orderNos.set(visit.key, outcome.value.orderNo)
      return outcome
    }
    case 'assign':
    case 'reassign': {
      const groupId = demoCrewId(crewOf(visit, verb === 'assign' ? visit.crew : visit.reassigned))
      return ordering.assignCrew(command, { orderNo, groupId, evenIfBusy: true })
    }
    case 'move':
      return ordering.moveOrder(command, { orderNo, to: timeOf(visit, visit) })
    case 'resend':
      return ordering.resendConfirmation(command, { orderNo })
    case 'note':
      return ordering.addInstructions(command, { orderNo, text: note?.text ?? '' })
    case 'start':
      return ordering.startService(command, { orderNo })
    case 'end':
      return ordering.endService(command, { orderNo })
    case 'cancel':
      return ordering.cancelOrder(command, { orderNo, note: visit.cancelled?.note ?? '' })
    case 'dispute':
      return ordering.openDispute(command, { orderNo, reason: 'quality', words: visit.complaint ?? '' })
    case 'resolve': {
      if (visit.resolved === undefined) throw new Error(`the demo does not say how ${visit.key} is decided`)
      const { outcome, rewardPoints, note: reason } = visit.resolved
      return ordering.resolveDispute(command, { orderNo, outcome, rewardPoints, note: reason })
    }
  }
}

async function playSeries({ series: handlers }: Handlers, step: SeriesStep, { seriesIds }: Known) {
  const { key, verb, series, pointsSeen } = step
  const command = commandOf(step)
  if (verb === 'skipVisit') {
    const occurrence = series.skipped?.occurrence.toString() ?? ''
    return handlers.skipVisit(command, { seriesId: seriesIds.get(key) ?? '', occurrence })
  }
  const addressId = customers[series.customer].addressIds[series.address] ?? ''
  const serviceId = demoServiceId(series.service)
  const rhythm = rhythmOf(series)
  const outcome = await handlers.start(command, {
    ...{ addressId, serviceId, rhythm, whenFull: 'move', pointsSeen },
  })
  if (!isRejection(outcome)) seriesIds.set(key, outcome.value.seriesId)
  return outcome
}

/** The series of a visit that the system places. */
function placedForOf({ customer, recurring }: DemoVisit, seriesIds: Known['seriesIds']) {
  if (recurring === undefined) return undefined
  const seriesId = seriesIds.get(recurring.series.key) ?? ''
  const occurrence = recurring.occurrence.toString()
  return visitOf({ seriesId, userId: customers[customer].userId }, { occurrence, date: occurrence })
}

async function playMoney({ billing }: Handlers, step: MoneyStep, { paymentIds }: Known) {
  const { userId } = customers[step.customer]
  const command = commandOf(step)
  switch (step.verb) {
    case 'reward':
      return billing.reward(command, { userId, amount: step.amount })
    case 'recharge': {
      const outcome = await billing.recharge(command, { userId, ...step.payment, confirmRepeat: false })
      if (!isRejection(outcome)) paymentIds.set(step.key, outcome.value.paymentId)
      return outcome
    }
    case 'reverse': {
      const paymentId = paymentIds.get(step.payment) ?? 0
      return billing.reverse(command, { userId, paymentId, reason: step.reason })
    }
  }
}

function placingOf({ visit, price }: OrderStep) {
  const { basePoints, additionalPoints, rankDiscount } = price
  return {
    addressId: customers[visit.customer].addressIds[visit.address] ?? '',
    serviceId: demoServiceId(visit.service),
    priceSeen: { basePoints, additionalPoints, rankDiscount },
    ...timeOf(visit, visit.moved?.from ?? visit),
  }
}

function commandOf(step: DemoStep): Command {
  const actor = actorOf(step)
  const id = commandId(actor.id, `demo ${step.verb}`, step.key)
  return { id, key: { id, terms: step.verb }, actor, source: 'seed', at: step.at, correlationId: id }
}

function actorOf(step: DemoStep): Command['actor'] {
  const role = roleOf(step)
  if ('series' in step) return { id: customers[step.series.customer].userId, role }
  if (role === ActorRole.Admin || !('visit' in step)) return { id: adminId, role: ActorRole.Admin }
  if (role === ActorRole.System) return { id: 'system', role }
  const { visit } = step
  if (role === ActorRole.Customer) return { id: customers[visit.customer].userId, role }
  // Sam works in crew 1 and Lee in crew 2
  const crew = crewOf(visit, visit.reassigned ?? visit.crew)
  return { id: crew === 'Crew 1' ? staff.sam : staff.lee, role }
}

function crewOf({ key }: DemoVisit, crew: DemoCrew | undefined) {
  if (crew === undefined) throw new Error(`the demo gives ${key} no crew`)
  return crew.groupNo
}
