import ipaddr from 'ipaddr.js'

/** Everything assigned to today's internet; the rest of IPv6 is unassigned or private. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::')

/**
 * Whether an address belongs to the public internet: not a private, loopback, link-local, carrier,
 * multicast, unspecified, documentation or translated one (an IPv4 address inside an IPv6 one could
 * name any of them).
 * @param address without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST, 3)
}
