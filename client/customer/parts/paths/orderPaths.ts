import type { OrderGroup, OrderStatus } from '../../../api/schema.generated.ts'

/** List of a group; with an order number it scrolls to that order (document section 2). */
export function userOrderListPath(group: OrderGroup, posOrderNo?: string): string {
  const query = posOrderNo ? `?posOrderNo=${encodeURIComponent(posOrderNo)}` : ''
  return `/userOrderList/${group === 'Ongoing' ? 0 : 1}${query}`
}

export function userOrderDetailPath(orderNo: string): string {
  return `/userOrderDetail/${encodeURIComponent(orderNo)}`
}

/** The page that moves a day order (decision E10). */
export function rescheduleOrderPath(orderNo: string): string {
  return `/rescheduleOrder/${encodeURIComponent(orderNo)}`
}

/** The list of an order with that status: ongoing up to in service, else the history (section 4, decision E13). */
export function groupOf(status: OrderStatus): OrderGroup {
  return ['Pending', 'Confirmed', 'InService'].includes(status) ? 'Ongoing' : 'History'
}
