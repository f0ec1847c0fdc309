import ipaddr from 'ipaddr.js'

/** All that is handed out for the internet of today; the rest of IPv6 belongs to nobody or to us. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::')

/**
 * Says whether an address belongs to the internet at large: no private, loopback, link-local,
 * carrier, multicast, unspecified, documentation or translated one (an IPv4 address inside an IPv6
 * one could name any of them).
 * @param address without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST, 3)
}
