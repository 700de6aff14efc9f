import { type Joined, type Joins, loadByList } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { type Instructions, instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { ordersWithCustomers, trailsByOrder } from './trailsByOrder.ts'

/** What lists of orders join. */
export interface OrderLoaders {
  /** An order as lists show it, by its id; its customer comes along. */
  readonly orderView: Joined<OrderView | undefined>
  /** An order's story, oldest first, by the order's id. */
  readonly changes: Joined<readonly OrderChangeView[]>
  /** The same, and what it names comes along. */
  readonly trail: Joined<readonly OrderChangeView[]>
  /** Notes to the crew by the ids an order carries. */
  instructions(ids: readonly string[]): Promise<readonly Instructions[]>
  /** What the office wrote about a cancellation, by the command that cancelled. */
  readonly cancellationNote: Joined<string | undefined>
}

export function createOrderLoaders(joins: Joins): OrderLoaders {
  const instructions = joins.of(instructionsByList)
  return {
    orderView: joins.of(ordersWithCustomers),
    changes: joins.of(changesByOrder),
    trail: joins.of(trailsByOrder),
    instructions: (ids) => loadByList(instructions, ids),
    cancellationNote: joins.of(cancellationNotesByCommand),
  }
}
