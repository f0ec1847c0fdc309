/**
 * An award that somebody suggests for the catalog: an address for an administrator to look at. Nothing says who sent
 * it.
 */
export type ListingSuggestion = {
  id: string
  url: string
  /** The same for every spelling of the address. */
  addressKey: string
  name: string | null
  /** Why it should be listed, in the words of whoever sent it. */
  reason: string
  status: 'open' | 'drafted' | 'dismissed'
  /** The draft that was made of it. */
  scholarshipId: string | null
  createdAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  /** Grows with each decision; a decision names the version that it was made on. */
  version: number
}

export const SUGGESTION_URL_MAX_LENGTH = 2_000
export const SUGGESTION_NAME_MAX_LENGTH = 200
export const SUGGESTION_REASON_MAX_LENGTH = 1_000
/** Longer ones do not fit into an index; escaped characters count in their escaped form. */
export const ADDRESS_KEY_MAX_LENGTH = 2_000
/** A decided suggestion is erased on the day after this long. */
export const DECIDED_RETENTION_MS = 30 * 24 * 3_600_000

/** Parameters that say where a visitor came from, not which page it is. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid)$/i

/** Which page an address names, without scheme, `www.`, last slash, fragment and tracking. @param url that can be parsed */
export function addressKeyOf(url: string): string {
  const read = new URL(url)
  const tracking = [...read.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) read.searchParams.delete(name)
  const host = read.host.replace(/^www\./, '')
  return `${host}${read.pathname.replace(/\/+$/, '')}${read.search}`
}

/** The ways in which listings may write the address of a key. */
export function spellingsOf(addressKey: string): string[] {
  const [, page = '', search = ''] = /^([^?]*)(.*)$/s.exec(addressKey) ?? []
  return ['https://', 'http://', 'https://www.', 'http://www.'].flatMap((start) => [
    `${start}${page}${search}`,
    `${start}${page}/${search}`,
  ])
}
