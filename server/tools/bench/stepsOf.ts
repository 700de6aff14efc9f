import type { PlacedAppend } from '../../eventstore/copying/packAppends.ts'
import type { BenchCustomer } from './fixture.ts'
import type { OrderPlan } from './plan.ts'
import type { Playing } from './playing.ts'
import { playStep } from './playOrder.ts'
import { recharge } from './playPayment.ts'

/** One step of one plan. */
export interface PlannedStep {
  readonly plan: OrderPlan
  readonly step: OrderPlan['steps'][number]
}

/** All steps of all plans in the order of time, each plan's own in their order. */
export function stepsOf(plans: Iterable<OrderPlan>): readonly PlannedStep[] {
  return [...plans]
    .flatMap((plan) => plan.steps.map((step) => ({ plan, step })))
    .sort((a, b) => a.step.at - b.step.at || a.plan.nth - b.plan.nth)
}

/**
 * Plays all steps; after them those who book in a benchmark are given points that last.
 * @param bookers with how much they pay in, in dollars, and when
 */
export function* playAll(
  playing: Playing,
  steps: readonly PlannedStep[],
  bookers: { readonly customers: readonly BenchCustomer[]; readonly dollars: number; readonly at: number },
): Generator<PlacedAppend> {
  for (const { plan, step } of steps) yield* playStep(playing, plan, step)
  for (const [nth, customer] of bookers.customers.entries())
    yield recharge(playing, customer, { key: `booker ${nth}`, at: bookers.at, dollars: bookers.dollars })
}
