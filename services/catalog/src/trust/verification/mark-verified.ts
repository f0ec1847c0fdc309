import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { Moderator } from '../listing-case/listing-case.policy.ts'
import type { LinkCheckStore } from '../link-check/link-check.store.ts'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { VerificationStore } from './verification.store.ts'

export type VerificationStores = ChangeStores & {
  scholarships: ScholarshipStore
  verifications: VerificationStore
  linkChecks: LinkCheckStore
}

/** Records that a moderator checked the listing against its source; returns the next version. */
export async function markVerified(
  tx: VerificationStores & { outbox: Outbox },
  listing: StoredScholarship,
  o: { moderator: Moderator; sourceUrl: string | null; now: Date },
): Promise<StoredScholarship> {
  const verified = {
    ...listing,
    lastVerifiedAt: o.now,
    version: listing.version + 1,
    updatedAt: o.now,
  }
  await tx.scholarships.saveAll([verified], o.now)
  await publishChanges(tx, { updated: [verified] }, o.now)
  const sourceUrl = o.sourceUrl ?? listing.sourceUrl ?? listing.provenance.urls[0] ?? null
  const { userId: verifiedBy, moderates: role } = o.moderator
  const verification = { scholarshipId: listing.id, verifiedBy, role, sourceUrl, at: o.now }
  await tx.verifications.put(verification)
  const urls = [listing.applicationUrl, listing.sourceUrl].filter((url) => url !== null)
  await tx.linkChecks.noteVerified(urls)
  return verified
}
