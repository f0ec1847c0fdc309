import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, forbidden, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type Moderator, decisionObstacle } from '../listing-case/listing-case.policy.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { keepEntry } from '../listing-case/keep-entry.ts'
import { flagsOf } from '../listing-case/raise-case.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { type VerificationStores, markVerified } from './mark-verified.ts'
import type { VerifyScholarshipInput } from './verification.input.ts'

type Stores = VerificationStores & { listingCases: ListingCaseStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<StoredScholarship, Problem>

/** "I checked this against the source today", by a moderator. */
export function makeVerifyScholarship({ unitOfWork, clock }: Deps) {
  return async (
    moderator: Moderator,
    { id, sourceUrl }: VerifyScholarshipInput,
  ): Promise<Outcome> =>
    unitOfWork(async (tx): Promise<Outcome> => {
      const listing = await tx.scholarships.findForUpdate(id)
      if (listing === null) return err(notFound('scholarship'))
      if (listing.status === 'archived') {
        return err(conflict('An archived scholarship does not need checking.'))
      }
      const flags = (await flagsOf(tx.listingCases, [listing])).get(listing.id) ?? []
      const obstacle = decisionObstacle(moderator, listing, 'verified', flags)
      if (obstacle !== null) return err(forbidden(obstacle))
      const now = clock.now()
      const verified = await markVerified(tx, listing, { moderator, sourceUrl, now })
      const entry = { scholarshipId: listing.id, detail: sourceUrl, actor: moderator, now }
      await keepEntry(tx, logEntry('verified', entry))
      return ok(verified)
    })
}
