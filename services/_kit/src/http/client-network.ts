import ipaddr from 'ipaddr.js'

/**
 * What counts as one address. Anyone with one IPv6 address has at least the 2^64 of its network (RFC
 * 6177), so those count as one; an IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
