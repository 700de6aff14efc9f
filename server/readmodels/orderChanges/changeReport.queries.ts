import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { OrderAction } from '../../../schema/rules/enumerations.ts'
import type { ActorRole } from '../../kernel/command.ts'
import { countBrought, counted, everyRow, totalOf } from '../../kernel/counted.store.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import {
  type Listing,
  type ListPage,
  type PageAsked,
  pageOf,
  pageStart,
  placeParts,
} from '../../kernel/listCursor.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { dateBounds, instantBounds, type StatementPeriod } from '../statementPeriod.ts'

/** Which changes a report is about; what is left out or empty does not narrow it. */
export interface ChangeReportFilter extends StatementPeriod {
  readonly roles: readonly ActorRole[]
  readonly actions: readonly OrderAction[]
  readonly actorId?: string | undefined
  readonly orderId?: string | undefined
}

type Place = [at: string, orderId: string, revision: number]

const listing: Listing<Place> = {
  name: 'changes',
  place: z.tuple([placeParts.instant, placeParts.id, placeParts.revision]),
}

/** Which change of which order an entry of a report is. */
export interface OrderChangeRef {
  readonly orderId: string
  /** Its place in the order's stream. */
  readonly revision: number
}

/**
 * A page of what was changed on orders, newest first (decision T9): who, in which role, what, on which order.
 * @param asked.isCounted whether the length of the whole list comes along
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function changeReport(
  db: Db,
  {
    filter,
    isCounted = false,
    ...asked
  }: PageAsked & { readonly filter: ChangeReportFilter; readonly isCounted?: boolean },
): Promise<ListPage<OrderChangeRef> | Rejection> {
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const all = filtered(db.selectFrom('order_change'), filter)
  const { after } = start
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'order_id', 'revision'), '<', tuple(...after)))
    : all
  const total = isOfEverybody(filter) ? keptCount(db, filter) : all.select(everyRow)
  const found = await newestFirst(readable(rest))
    .select(isCounted ? totalOf(total) : sql<string>`null`.as('total'))
    .limit(asked.first + 1)
    .execute()
  const placed = found.map(({ order_id: orderId, revision, moment }) => ({
    view: { orderId, revision },
    place: placeOf(moment, orderId, revision),
  }))
  const count = isCounted ? countBrought(found, () => counted(total)) : () => counted(total)
  return pageOf(listing, placed, { first: asked.first, count })
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

type Changes = SelectQueryBuilder<Tables, 'order_change', object>

function filtered(list: Changes, filter: ChangeReportFilter): Changes {
  const { roles, actions, actorId, orderId, ...period } = filter
  const { from, before } = instantBounds(period)
  return list
    .where('at', '>=', from)
    .where('at', '<', before)
    .$if(roles.length > 0, (query) => query.where('role', 'in', [...roles]))
    .$if(actions.length > 0, (query) => query.where('action', 'in', [...actions]))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
}

/** Without those of orders that the history of orders does not hold: set aside after a fault, or not there yet. No list shows such an order. */
function readable(list: Changes): Changes {
  return list.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('order_history')
        .select('order_history.order_id')
        .whereRef('order_history.order_id', '=', 'order_change.order_id'),
    ),
  )
}

function newestFirst(list: Changes) {
  return list
    .select(['order_id', 'revision', sql<string>`to_json(at)`.as('moment')])
    .orderBy('at', 'desc')
    .orderBy('order_id', 'desc')
    .orderBy('revision', 'desc')
}

function placeOf(at: string, orderId: string, revision: number): Place {
  return [Temporal.Instant.from(at).toString(), orderId, revision]
}
