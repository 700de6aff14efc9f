import { sql } from 'kysely'
import { everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { orderHistory } from '../orderHistory/orderHistory.projection.ts'
import { dateBounds } from '../statementPeriod.ts'
import { type ChangeReportFilter, type Changes, changesOf, isReadable } from './reportedChanges.queries.ts'

/**
 * Counts the changes of a report: all that were recorded, without those of orders whose history was set aside. Changes of an order that the
 * history is about to take may be counted a moment before the report shows them.
 */
export function changeCount(db: Db, filter: ChangeReportFilter) {
  const all = changesOf(db, filter)
  const recorded = isOfEverybody(filter) ? keptCount(db, filter) : all.select(everyRow)
  return db.selectNoFrom(sql<string>`(${recorded}) - (${setAside(all).select(everyRow)})`.as('total'))
}

function isOfEverybody({ actorId, orderId }: ChangeReportFilter): boolean {
  return actorId === undefined && orderId === undefined
}

/** Selects how many changes there are, from the sums that are kept by day. */
function keptCount(db: Db, { roles, actions, ...period }: ChangeReportFilter) {
  const { from, to } = dateBounds(period)
  return db
    .selectFrom('order_change_sum')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(roles.length > 0, (query) => query.where('role', 'in', [...roles]))
    .$if(actions.length > 0, (query) => query.where('action', 'in', [...actions]))
    .select(sql<string>`coalesce(sum(changes), 0)`.as('total'))
}

/** Those of orders that the history holds back and shows nothing of: as a rule of none, and then there is nothing to look through. */
function setAside(list: Changes): Changes {
  const heldBack = sql<string>`any(array(
    select substr(stream, strpos(stream, '-') + 1) from dead_letter where name = ${orderHistory.name}))`
  return list.where('order_id', '=', heldBack).where((change) => change.not(isReadable(change)))
}
