import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { type RedFlag, flagKey, heldMessage, isHeld } from '../red-flag/red-flag.ts'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { WAS_REMOVED, isOfOwnOrganization } from './listing-case.policy.ts'
import { logEntry } from './log-entry.ts'
import { type CaseStores, flagsOf, raiseCase } from './raise-case.ts'

/**
 * Checks a listing before it is shown: one that the rules hold back waits in a case for an administrator, and one
 * that a moderator removed waits for a moderator. An administrator who publishes it despite its flags clears them,
 * unless it is their own organization's.
 * @returns what to tell somebody whose listing is held; null lets it through
 */
export async function passFlags(
  tx: CaseStores,
  listing: StoredScholarship,
  viewer: SignedInViewer,
  now: Date,
): Promise<string | null> {
  const flags = (await flagsOf(tx.listingCases, [listing])).get(listing.id) ?? []
  if (isAdmin(viewer) && !isOfOwnOrganization(viewer, listing)) {
    if (flags.length > 0) await clearByPublishing(tx, listing.id, flags, viewer, now)
    return null
  }
  const message = isHeld(flags)
    ? heldMessage(flags)
    : listing.visibility === 'removed'
      ? WAS_REMOVED
      : null
  if (message === null) return null
  const { id: caseId } = await raiseCase(tx, listing.id, flags, now)
  const entry = { scholarshipId: listing.id, caseId, actor: null, now }
  await tx.listingCases.log(logEntry('held', { ...entry, detail: message }))
  return message
}

async function clearByPublishing(
  { listingCases }: CaseStores,
  scholarshipId: string,
  flags: readonly RedFlag[],
  actor: SignedInViewer,
  now: Date,
): Promise<void> {
  const known = (await listingCases.clearedKeys([scholarshipId])).get(scholarshipId) ?? []
  await listingCases.putClearedKeys(scholarshipId, [...known, ...flags.map(flagKey)])
  const detail = flags.map(({ words }) => `“${words}”`).join('; ')
  await listingCases.log(
    logEntry('published-flagged', { scholarshipId, detail, actor, now }),
  )
}
