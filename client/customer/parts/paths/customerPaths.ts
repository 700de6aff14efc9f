import type { OrderGroup, OrderStatus } from '../../../api/schema.generated.ts'

/**
 * The addresses of the address forms (customer document, section 2). `next` is the path that the form leads back to; the list by default.
 */

/** @param points wanted, such as what a booking lacks (decision X9) */
export function userRechargePath(points?: number): string {
  return points ? `/userRecharge?points=${points}` : '/userRecharge'
}

/** The state of a link to the recharge: the booking's step with its choices, which that page leads back to. */
export function fromBooking(here: string) {
  return { booking: here }
}

export const userAddressDetailPath = '/userAddressDetail'

export function addUserAddressPath(next?: string): string {
  return `/addUserAddress${queryOf({ next })}`
}

/** @param options.details opens the building details at once */
export function editUserAddressPath(
  addressId: string,
  options: { readonly next?: string; readonly details?: boolean } = {},
): string {
  const { next, details = false } = options
  return `/editUserAddress/${encodeURIComponent(addressId)}${queryOf({ next })}${details ? '#details' : ''}`
}

/** Reads `next`: a path on this site, or undefined for another site's, for none and for text that is no path. */
export function readNext(next: string | null): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(next, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}

/** Where a new address is used: the address selection of a booking gets it chosen, any other path stays as it is. */
export function withNewAddress(next: string, addressId: string): string {
  const { pathname } = new URL(next, nowhere)
  return pathname.startsWith('/selectServiceAddress/')
    ? `${pathname}?address=${encodeURIComponent(addressId)}`
    : next
}

/** Only a base to parse paths; nothing is ever sent to it. */
const nowhere = 'https://nowhere.invalid'

function queryOf({ next }: { readonly next: string | undefined }): string {
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

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
