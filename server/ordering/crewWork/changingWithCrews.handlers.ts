import type { LoadFold } from '../../eventstore/loadFold.ts'
import type { Command } from '../../kernel/command.ts'
import type { StreamEvents } from '../../kernel/event.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { withCrewsShared } from '../../staffing/crewLock.store.ts'
import type { CrewReferenceData } from '../../staffing/crewReferenceData.store.ts'
import { type ChangedOrder, type ChangingOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { Order } from '../order.ts'
import type { OrderingContext } from '../referenceData.store.ts'

/** A verb that relies on who is in a crew. */
interface ChangingWithCrews extends Pick<ChangingOrder, 'orderRef' | 'isExclusive'> {
  readonly decide: (
    known: { readonly orderId: string; readonly order: Order; readonly crews: CrewReferenceData },
    load: LoadFold,
  ) => Promise<StreamEvents | Rejection>
}

/** Carries out such a verb like {@link changeOrder}; the crews stay as it was decided on them until it is written. */
export function changeWithCrews(
  context: OrderingContext,
  command: Command,
  { decide, ...changing }: ChangingWithCrews,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { holdsRows } = context.store.capabilities
  return withCrewsShared(context.db, { seen: command.referenceDataVersion, holdsRows }, (held) => {
    let decidedOn = 0
    return changeOrder(context, command, {
      ...changing,
      rows: () => held.rows(decidedOn),
      async decide(known, load) {
        const { version, crews } = await context.referenceDataAt(held.version())
        decidedOn = version
        return decide({ ...known, crews }, load)
      },
    })
  })
}
