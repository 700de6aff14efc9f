import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { OrderAction } from '../../../schema/rules/enumerations.ts'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { instantBounds, type StatementPeriod } from '../statementPeriod.ts'

/** Which changes a report is about; what is left out or empty does not narrow it. */
export interface ChangeReportFilter extends StatementPeriod {
  readonly roles: readonly ActorRole[]
  readonly actions: readonly OrderAction[]
  readonly actorId?: string | undefined
  readonly orderId?: string | undefined
}

/** A question about changes, before it says what it asks of them. */
export type Changes = SelectQueryBuilder<Tables, 'order_change', object>

/** The changes that a report is about. */
export function changesOf(db: Db, filter: ChangeReportFilter): Changes {
  const { roles, actions, actorId, orderId, ...period } = filter
  const { from, before } = instantBounds(period)
  return db
    .selectFrom('order_change')
    .where('at', '>=', from)
    .where('at', '<', before)
    .$if(roles.length > 0, (query) => query.where('role', 'in', [...roles]))
    .$if(actions.length > 0, (query) => query.where('action', 'in', [...actions]))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
}

/** Whether the history of orders holds its order: else it was set aside after a fault, or is not there yet, and no list shows it. */
export function isReadable({ exists, selectFrom }: ExpressionBuilder<Tables, 'order_change'>) {
  return exists(
    selectFrom('order_history')
      .select('order_history.order_id')
      .whereRef('order_history.order_id', '=', 'order_change.order_id'),
  )
}
