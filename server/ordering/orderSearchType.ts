import { asciiText } from '../../schema/rules/asciiText.ts'
import { OrderSearchType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** The office's search for orders. */
export interface TypedSearch {
  /** An {@link OrderSearchType}; 0 or absent for none. */
  readonly type: number | undefined
  readonly text: string
  /** All catalogs if empty (decision I7). */
  readonly catalogs: readonly number[]
  /** The beginning of an order number is enough (decision P246). */
  readonly isInPart?: boolean
}

export interface OrderSearch {
  readonly type: OrderSearchType
  /** Trimmed, 1 to 100 characters. */
  readonly text: string
  readonly catalogs: readonly ServiceCatalog[]
  readonly isInPart: boolean
}

const LONGEST = 100

/** @returns the search, or its first broken rule (back-office document, section 5 "Order management") */
export function orderSearch({
  type,
  text,
  catalogs,
  isInPart = false,
}: TypedSearch): OrderSearch | Rejection {
  if (type === undefined || type === 0) return reject(RejectionCode.SEARCH_TYPE_REQUIRED, { field: 'type' })
  const known = Object.values(OrderSearchType).find((one) => one === type)
  if (known === undefined) return reject(RejectionCode.FIELD_INVALID, { field: 'type' })
  const typed = asciiText(text)
  if (typed === '') return reject(RejectionCode.SEARCH_TEXT_REQUIRED, { field: 'text' })
  if (typed.length > LONGEST)
    return reject(RejectionCode.FIELD_TOO_LONG, { field: 'text', params: { max: LONGEST } })
  // no name, number or phone holds one, and PostgreSQL takes none
  if (typed.includes('\0')) return reject(RejectionCode.FIELD_INVALID, { field: 'text' })
  const wanted = Object.values(ServiceCatalog).filter((catalog) => catalogs.includes(catalog))
  return catalogs.every((catalog) => wanted.some((one) => one === catalog))
    ? { type: known, text: typed, catalogs: wanted, isInPart }
    : reject(RejectionCode.FIELD_INVALID, { field: 'catalogs' })
}
