import type { Clock } from '@landfall/kit/core/clock'
import { type Forbidden, forbidden } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import { publishingObstacle } from '../../record/scholarship/scholarship.policy.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { keepEntry } from '../listing-case/keep-entry.ts'
import type { ReviewListingsInput } from './listing-review.input.ts'
import {
  CHANGED_MEANWHILE,
  NOT_FOUND,
  OWNED,
  REVIEW_STEPS,
  type ReviewStep,
} from './review-step.ts'

type Stores = ChangeStores & {
  scholarships: ScholarshipStore
  listingCases: ListingCaseStore
}
type Tx = Stores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * @property scholarships those that are now in the decided state, even if they were before
 * @property refused those that stayed unchanged, and why
 */
type Reviewed = {
  scholarships: StoredScholarship[]
  refused: { id: string; reason: string }[]
}

/**
 * Decides listings of the queue, each on its own, in one transaction. `requeue` undoes a decision. Repeating a
 * decision changes nothing. Fails for an admin who may not publish.
 */
export function makeReviewListings({ unitOfWork, clock }: Deps) {
  return async (
    admin: SignedInViewer,
    { decision, listings }: ReviewListingsInput,
  ): Promise<Result<Reviewed, Forbidden>> => {
    const obstacle = decision === 'publish' ? publishingObstacle(admin, null) : null
    if (obstacle !== null) return err(forbidden(obstacle))
    const step = REVIEW_STEPS[decision]
    return unitOfWork(async (tx) => {
      const ids = listings.map(({ id }) => id)
      const found = await tx.scholarships.findByIdsForUpdate(ids)
      const byId = new Map(found.map((one) => [one.id, one]))
      const now = clock.now()
      const reviewed: Reviewed = { scholarships: [], refused: [] }
      const changed: StoredScholarship[] = []
      for (const { id, version } of listings) {
        const listing = byId.get(id)
        if (listing === undefined) {
          reviewed.refused.push({ id, reason: NOT_FOUND })
          continue
        }
        const reason = refusalOf(step, listing, { version, now })
        if (reason !== null) {
          reviewed.refused.push({ id, reason })
          continue
        }
        const isNew = listing.status !== step.to
        const next = isNew ? step.take(listing, now) : listing
        if (isNew) changed.push(next)
        reviewed.scholarships.push(next)
      }
      await keep(tx, step, { changed, before: byId, admin, now })
      return ok(reviewed)
    })
  }
}

function refusalOf(
  step: ReviewStep,
  listing: StoredScholarship,
  { version, now }: { version: number; now: Date },
): string | null {
  if (listing.ownerId !== null) return OWNED
  // Repeated, as the answer to the first request may have been lost.
  if (listing.status === step.to) return null
  const isAsSeen = listing.version === version
  return step.obstacle(listing, now) ?? (isAsSeen ? null : CHANGED_MEANWHILE)
}

type Kept = {
  changed: StoredScholarship[]
  before: ReadonlyMap<string, StoredScholarship>
  admin: SignedInViewer
  now: Date
}

async function keep(tx: Tx, step: ReviewStep, o: Kept): Promise<void> {
  const { changed, before, admin, now } = o
  if (changed.length === 0) return
  if (step.to === 'published') {
    // An administrator who publishes despite red flags clears them, so the listing is never held.
    for (const { id } of changed) {
      const listing = before.get(id)
      if (listing !== undefined) await tx.hooks.beforePublish(listing, admin, now)
    }
  }
  await tx.scholarships.saveAll(changed, now)
  await publishChanges(tx, { [step.change]: changed }, now)
  // A listing that was open and is requeued was counted among the open ones.
  if (step.to === 'draft') tx.catalog.markFiguresChanged()
  for (const { id: scholarshipId } of changed) {
    await keepEntry(tx, logEntry(step.action, { scholarshipId, actor: admin, now }))
  }
}
