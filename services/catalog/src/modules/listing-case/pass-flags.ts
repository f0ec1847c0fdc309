import type { SignedInViewer } from '@landfall/kit/viewer'
import { type RedFlag, flagKey, heldMessage, isHeld } from '../red-flag/red-flag.ts'
import { isAdmin } from '../scholarship/scholarship.policy.ts'
import type { StoredScholarship } from '../scholarship/stored-scholarship.ts'
import { logEntry } from './log-entry.ts'
import { type CaseStores, flagsOf, raiseCase } from './raise-case.ts'

/**
 * Before a listing is shown: what the rules hold back waits in a case for an administrator. One who
 * publishes it in spite of its flags has found them right.
 * @returns what to tell somebody whose listing is held; null lets it through
 */
export async function passFlags(
  tx: CaseStores,
  listing: StoredScholarship,
  viewer: SignedInViewer,
  now: Date,
): Promise<string | null> {
  const flags = (await flagsOf(tx.listingCases, [listing])).get(listing.id) ?? []
  if (flags.length === 0) return null
  if (isAdmin(viewer)) {
    await clearByPublishing(tx, listing.id, flags, viewer, now)
    return null
  }
  if (!isHeld(flags)) return null
  const { id: caseId } = await raiseCase(tx, listing.id, flags, now)
  const entry = { scholarshipId: listing.id, caseId, actor: null, now }
  await tx.listingCases.log(logEntry('held', { ...entry, detail: heldMessage(flags) }))
  return heldMessage(flags)
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
