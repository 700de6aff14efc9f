import { isId } from '../../kernel/ids.ts'
import type { Joined, Joins } from '../../kernel/joins.store.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { type Instructions, instructionsByList } from '../../ordering/notes/instructions.store.ts'
import { changesByOrder } from '../../readmodels/orderChanges/orderChanges.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'

/** What lists of orders join. */
export interface OrderLoaders {
  /** An order's story, oldest first, by the order's id. */
  readonly changes: Joined<readonly OrderChangeView[]>
  /** Notes to the crew by the ids an order carries. */
  instructions(ids: readonly string[]): Promise<readonly Instructions[]>
  /** What the office wrote about a cancellation, by the command that cancelled. */
  readonly cancellationNote: Joined<string | undefined>
}

export function createOrderLoaders(joins: Joins): OrderLoaders {
  const instructions = joins.of(instructionsByList)
  return {
    changes: joins.of(changesByOrder),
    instructions: async (ids) => {
      const known = ids.filter((id) => isId(id))
      return known.length === 0 ? [] : instructions.load(known.join())
    },
    cancellationNote: joins.of(cancellationNotesByCommand),
  }
}
