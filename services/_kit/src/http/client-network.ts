/**
 * What counts as one address. Whoever has one IPv6 address has at least the other 2^64 of its
 * network too (RFC 6177), so that those count as one; an IPv4 address in IPv6's clothes is itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head, tail] = address.replace(/%.*$/, '').split('::').map(groupsOf)
  const left = head ?? []
  const right = tail ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.toLowerCase().split(':')
}
