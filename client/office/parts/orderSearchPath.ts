import { OrderSearchType } from '../../../schema/rules/enumerations.ts'

/** The office's order search: the fourth tab, by an order number by default (back-office document, section 2 "Order Search"). */
export function orderSearchPath(text: string, type: OrderSearchType = OrderSearchType.OrderNo): string {
  return `/adminOrderList?${new URLSearchParams({ tab: '4', type: String(type), text })}`
}
