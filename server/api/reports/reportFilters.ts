import { asciiText } from '../../../schema/rules/asciiText.ts'
import type { OrderAction, OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { orderNoBeginning } from '../../../schema/rules/orderNoText.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { customersMeant } from '../../people/peopleSearch.store.ts'
import type { ChangeReportFilter } from '../../readmodels/orderChanges/reportedChanges.queries.ts'
import type { OrderReportFilter } from '../../readmodels/orderHistory/reportedOrders.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import type { Application } from '../context/application.ts'

/** Filters of reports and of the files saved from them, as both APIs send them. */

type Optional<Value> = Value | null | undefined

interface Days {
  readonly from?: Optional<string>
  readonly to?: Optional<string>
}

/** @returns a rejection of `text`, `from` or `to` */
export function orderFilterOf(
  db: Db,
  asked: Days & {
    readonly by: 'booked' | 'placed'
    readonly statuses?: Optional<readonly OrderStatus[]>
    readonly catalogs?: Optional<readonly ServiceCatalog[]>
    readonly groupId?: Optional<string>
    readonly userId?: Optional<string>
    readonly text?: Optional<string>
    readonly recurring?: Optional<boolean>
  },
): OrderReportFilter | Rejection {
  const found = foundBy(db, asked.text)
  if (isRejection(found)) return found
  const period = periodBetween(asked.from, asked.to)
  if (isRejection(period)) return period
  return {
    by: asked.by,
    statuses: asked.statuses ?? [],
    catalogs: asked.catalogs ?? [],
    groupId: namedId(asked.groupId),
    userId: namedId(asked.userId),
    recurring: asked.recurring ?? undefined,
    ...period,
    ...(found ? { found } : {}),
  }
}

/** @returns a rejection of `from` or `to` */
export async function changeFilterOf(
  application: Pick<Application, 'db' | 'store'>,
  asked: Days & {
    readonly roles?: Optional<readonly ActorRole[]>
    readonly actions?: Optional<readonly OrderAction[]>
    readonly actorId?: Optional<string>
    readonly orderNo?: Optional<string>
  },
): Promise<ChangeReportFilter | Rejection> {
  const period = periodBetween(asked.from, asked.to)
  if (isRejection(period)) return period
  return {
    ...period,
    roles: asked.roles ?? [],
    actions: asked.actions ?? [],
    actorId: namedId(asked.actorId),
    // an unknown number matches no order
    orderId: asked.orderNo ? ((await findOrderId(application, asked.orderNo)) ?? '') : undefined,
  }
}

const LONGEST = 100

/** @returns which orders a typed text means, undefined for a blank one; a rejection of `text` for one that is too long or unreadable */
function foundBy(db: Db, typed: Optional<string>): OrderReportFilter['found'] | Rejection {
  const text = asciiText(typed ?? '')
  if (text === '') return undefined
  if (text.length > LONGEST)
    return reject(RejectionCode.FIELD_TOO_LONG, { field: 'text', params: { max: LONGEST } })
  if (text.includes('\0')) return reject(RejectionCode.FIELD_INVALID, { field: 'text' })
  return { numbers: orderNoBeginning(text), customers: customersMeant(db, text) }
}

/** An id in a filter; a malformed one matches nothing. */
export function namedId(id: Optional<string>): string | undefined {
  if (id === null || id === undefined) return undefined
  return isId(id) ? id : ''
}
