import type { SelectQueryBuilder } from 'kysely'
import type { OrderAction } from '../../../schema/rules/enumerations.ts'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { readReportCursor, reportCursor } from '../reportCursor.ts'
import { type ReportDays, type ReportSpan, reportSpan } from '../reportRange.ts'
import { changesOfMany } from './orderChanges.queries.ts'
import type { OrderChangeView } from './orderTrail.ts'

/** Which changes a report is about; what is left out or empty does not narrow it. */
export interface ChangeReportFilter extends ReportDays {
  readonly roles: readonly ActorRole[]
  readonly actions: readonly OrderAction[]
  readonly actorId?: string | undefined
  readonly orderId?: string | undefined
}

export interface ChangeReport {
  readonly nodes: readonly OrderChangeView[]
  readonly cursors: readonly string[]
  readonly hasNextPage: boolean
  readonly totalCount: number
}

const MOST = 100

/**
 * A stretch of what was changed on orders, newest first (decision T9): who, in which role, what, on which order.
 * @param of.first how many at most: 1 to 100
 * @returns a rejection of `first`, `after`, `from` or `to`
 */
export async function changeReport(
  db: Db,
  of: { readonly filter: ChangeReportFilter; readonly first: number; readonly after?: string | undefined },
): Promise<ChangeReport | Rejection> {
  const { filter, first } = of
  const span = reportSpan(filter)
  if (isRejection(span)) return span
  if (!Number.isInteger(first) || first < 1 || first > MOST)
    return reject('FIELD_INVALID', { field: 'first' })
  const after = of.after === undefined ? undefined : readReportCursor('changes', of.after)
  if (isRejection(after)) return after
  const all = filtered(db.selectFrom('order_change'), filter, span)
  const rest = after
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'order_id', 'revision'), '<', tuple(after.at, after.orderId, after.revision)),
      )
    : all
  const [found, { count }] = await Promise.all([
    newestFirst(rest)
      .limit(first + 1)
      .execute(),
    all.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
  ])
  const nodes = await told(db, found.slice(0, first))
  return {
    nodes,
    cursors: nodes.map(({ at, ...place }) => reportCursor('changes', { ...place, at: at.toString() })),
    hasNextPage: found.length > first,
    totalCount: Number(count),
  }
}

type Changes = SelectQueryBuilder<Tables, 'order_change', object>

function filtered(list: Changes, filter: ChangeReportFilter, { since, before }: ReportSpan): Changes {
  const { roles, actions, actorId, orderId } = filter
  return list
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? ''))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .$if(roles.length > 0, (query) => query.where('role', 'in', [...roles]))
    .$if(actions.length > 0, (query) => query.where('action', 'in', [...actions]))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
}

function newestFirst(list: Changes) {
  return list
    .select(['order_id', 'revision'])
    .orderBy('at', 'desc')
    .orderBy('order_id', 'desc')
    .orderBy('revision', 'desc')
}

/** The statuses before and after follow from an order's whole story, so that the stories of the page are read. */
async function told(
  db: Db,
  found: readonly { readonly order_id: string; readonly revision: number }[],
): Promise<readonly OrderChangeView[]> {
  const stories = await changesOfMany(db, [...new Set(found.map(({ order_id }) => order_id))])
  return found.flatMap(
    ({ order_id, revision }) => stories.get(order_id)?.find((change) => change.revision === revision) ?? [],
  )
}
