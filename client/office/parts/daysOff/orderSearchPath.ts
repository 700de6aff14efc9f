/** The office's search for an order's number: the fourth tab, type 1 (back-office document, section 2 "Order Search"). */
export function orderSearchPath(orderNo: string): string {
  return `/adminOrderList?${new URLSearchParams({ tab: '4', type: '1', text: orderNo })}`
}
