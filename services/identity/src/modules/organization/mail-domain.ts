import { parse } from 'tldts'

/** The host of a website, without www; null for an address that names none (an IP address, a public suffix). */
function hostOf(website: string): string | null {
  // Private suffixes too: the owner of a page at a web host is not that host.
  const { hostname, domain, isIp } = parse(website, { allowPrivateDomains: true })
  return isIp || domain === null ? null : (hostname?.replace(/^www\./, '') ?? null)
}

/** The registrable domain of a university's website: `harvard.edu` of `https://www.gse.harvard.edu`; null for none. */
export function mailDomainOf(website: string | null): string | null {
  if (website === null || hostOf(website) === null) return null
  return parse(website, { allowPrivateDomains: true }).domain
}

/**
 * Whether an address is the university's: at its website's host or below it, or at the registrable domain itself.
 * A college whose site is below a system's (hunter.cuny.edu) has no say over its sisters' addresses.
 * @returns the address's domain; null when it is somebody else's
 */
export function universityMailDomain(
  address: string,
  website: string | null,
): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const host = website && hostOf(website)
  if (!host) return null
  const isOwn =
    domain === host || domain.endsWith(`.${host}`) || domain === mailDomainOf(website)
  return isOwn ? domain : null
}
