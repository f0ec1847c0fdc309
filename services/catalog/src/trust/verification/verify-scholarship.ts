import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  conflict,
  forbidden,
  notFound,
  notSignedIn,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Viewer } from '@landfall/kit/identity/viewer'
import {
  MODERATORS_ONLY,
  decisionObstacle,
  moderatorRole,
} from '../listing-case/listing-case.policy.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { flagsOf } from '../listing-case/raise-case.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { type VerificationStores, markVerified } from './mark-verified.ts'

export type VerifyInput = { id: string; sourceUrl?: string | null }
type Stores = VerificationStores & { listingCases: ListingCaseStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<StoredScholarship, Problem>

/** "I checked this against the source today", by a moderator. */
export function makeVerifyScholarship({ unitOfWork, clock }: Deps) {
  return async (viewer: Viewer, input: VerifyInput): Promise<Outcome> => {
    if (viewer.kind === 'visitor') return err(notSignedIn())
    if (moderatorRole(viewer) === null) return err(forbidden(MODERATORS_ONLY))
    const source = readSource(input.sourceUrl ?? null)
    if (!source.ok) return source
    return unitOfWork(async (tx): Promise<Outcome> => {
      const listing = await tx.scholarships.findForUpdate(input.id)
      if (listing === null) return err(notFound('scholarship'))
      if (listing.status === 'archived') {
        return err(conflict('An archived scholarship needs no checking.'))
      }
      const flags = (await flagsOf(tx.listingCases, [listing])).get(listing.id) ?? []
      const obstacle = decisionObstacle(viewer, listing, 'verified', flags)
      if (obstacle !== null) return err(forbidden(obstacle))
      const now = clock.now()
      const verified = await markVerified(tx, listing, {
        viewer,
        sourceUrl: source.value,
        now,
      })
      const detail = source.value
      const { id: scholarshipId } = listing
      await tx.listingCases.log(
        logEntry('verified', { scholarshipId, detail, actor: viewer, now }),
      )
      return ok(verified)
    })
  }
}

function readSource(text: string | null): Result<string | null, Problem> {
  const address = text?.trim() ?? ''
  if (address === '') return ok(null)
  const url = URL.parse(address)
  if (url !== null && /^https?:$/.test(url.protocol)) return ok(address)
  const message = 'The source must be a web address that begins with https:// or http://'
  return err(validationFailed([{ path: ['sourceUrl'], message }]))
}
