import ipaddr from 'ipaddr.js'

/** An IPv6 household or company has 64 bits of addresses to itself. */
const NETWORK_BITS = 64

/**
 * The subject of limits by network address (decision L13): an IPv4 address, also if written as IPv6, or an IPv6 network of 64 bits. Any
 * other text is returned unchanged.
 * @param address as the server trusts it to be
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
