import { asciiText } from '../../../schema/rules/asciiText.ts'
import { orderNoBeginning } from '../../../schema/rules/orderNoText.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { customersMeant } from '../../people/peopleSearch.store.ts'
import type { OrderReportFilter } from '../../readmodels/orderHistory/reportedOrders.queries.ts'

/** Optional parts of a filter as an API takes them. */
type OptionalText = string | null | undefined

const LONGEST = 100

/** @returns which orders a typed text means, undefined for a blank one; a rejection of `text` for one that is too long or unreadable */
export function foundBy(db: Db, typed: OptionalText): OrderReportFilter['found'] | Rejection {
  const text = asciiText(typed ?? '')
  if (text === '') return undefined
  if (text.length > LONGEST)
    return reject(RejectionCode.FIELD_TOO_LONG, { field: 'text', params: { max: LONGEST } })
  if (text.includes('\0')) return reject(RejectionCode.FIELD_INVALID, { field: 'text' })
  return { numbers: orderNoBeginning(text), customers: customersMeant(db, text) }
}

/** An id that a filter names; what is none is nobody's. */
export function namedId(id: OptionalText): string | undefined {
  if (id === null || id === undefined) return undefined
  return isId(id) ? id : ''
}
