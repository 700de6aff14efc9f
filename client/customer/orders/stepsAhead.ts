import type { OrderStatus } from '../../api/schema.generated.ts'

/** A step an order still has before it; ends the message id `orders.timeline.…`. */
export type StepAhead = 'confirm' | 'starts' | 'completes'

/** What is still to come, in order; nothing once an order is completed, cancelled or disputed. */
export function stepsAhead(status: OrderStatus): readonly StepAhead[] {
  return ahead[status]
}

const ahead: Readonly<Record<OrderStatus, readonly StepAhead[]>> = {
  Pending: ['confirm', 'starts', 'completes'],
  Confirmed: ['starts', 'completes'],
  InService: ['completes'],
  Completed: [],
  Cancelled: [],
  Disputed: [],
}
