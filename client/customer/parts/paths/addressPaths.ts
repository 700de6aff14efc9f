/**
 * The addresses of the address forms (customer document, section 2). `next` is where the form leads back to, a path of our own; without
 * one that is the list.
 */

export const userAddressDetailPath = '/userAddressDetail'

export function addUserAddressPath(next?: string): string {
  return `/addUserAddress${queryOf({ next })}`
}

/** @param options.details opens the building details at once, for somebody who comes to edit them */
export function editUserAddressPath(
  addressId: string,
  options: { readonly next?: string; readonly details?: boolean } = {},
): string {
  const { next, details = false } = options
  return `/editUserAddress/${encodeURIComponent(addressId)}${queryOf({ next })}${details ? '#details' : ''}`
}

/** Reads `next`: the path on this site that it names, or undefined for another site's, for none and for text that is no path. */
export function readNext(next: string | null): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(next, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}

/** Where a new address is used: the choice of an address for booking comes back with it chosen, any other path stays as it is. */
export function withNewAddress(next: string, addressId: string): string {
  const { pathname } = new URL(next, nowhere)
  return pathname.startsWith('/selectServiceAddress/')
    ? `${pathname}?address=${encodeURIComponent(addressId)}`
    : next
}

/** Only there to read paths against; nothing is ever sent to it. */
const nowhere = 'https://nowhere.invalid'

function queryOf({ next }: { readonly next: string | undefined }): string {
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
