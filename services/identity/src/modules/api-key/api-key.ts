import type { PartnerScope } from '@landfall/kit/identity/viewer'

/** A key with which a system of an organization asks the API. Its text is shown once and kept hashed. */
export type ApiKey = {
  id: string
  organizationId: string
  name: string
  scopes: PartnerScope[]
  /** The first characters of its text. */
  prefix: string
  /** Hashed. */
  secret: string
  /** It reads invented records, and nothing of the organization. */
  isSandbox: boolean
  createdBy: string
  createdAt: Date
  expiresAt: Date
  /** To the minute; null: never. */
  lastUsedAt: Date | null
  revokedAt: Date | null
  /** The key that takes its place, while both are accepted. */
  replacedBy: string | null
}

/** Shows people and scanners of repositories that a key is ours. */
export const KEY_START = 'lfk_'
/** The mark between the prefix and the rest of a sandbox key. */
export const SANDBOX_MARK = 'test_'
/** How many characters after the beginning are shown: enough to recognize a key, and no help in guessing it. */
export const SHOWN_LENGTH = 6
/** How many keys of one organization may work at a time. */
export const OPEN_KEYS_MAX = 20

const DAY_MS = 86_400_000
export const inDays = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)

/** Whether it works: neither revoked nor expired. */
export function isOpenKey(key: ApiKey, now: Date): boolean {
  return key.revokedAt === null && key.expiresAt > now
}

/** The key's state; a revoked key stays revoked even if it has expired since. */
export function stateOf(key: ApiKey, now: Date): 'ACTIVE' | 'EXPIRED' | 'REVOKED' {
  if (key.revokedAt !== null) return 'REVOKED'
  return isOpenKey(key, now) ? 'ACTIVE' : 'EXPIRED'
}
