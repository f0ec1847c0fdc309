import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { type Problem, conflict, forbidden, notFound } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type ListingState, restored } from '../../record/scholarship/listing-status.ts'
import { publishChanges } from '../../record/scholarship/publish-change.ts'
import { findRedFlags } from '../red-flag/find-red-flags.ts'
import { uncleared } from '../red-flag/red-flag.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ListingCase } from '../listing-case/listing-case.ts'
import {
  ADMIN_MUST_LOOK,
  type Moderator,
  decisionObstacle,
} from '../listing-case/listing-case.policy.ts'
import { isHeld } from '../red-flag/red-flag.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { keepEntry } from '../listing-case/keep-entry.ts'
import type { ReopenCaseInput } from './moderation.input.ts'
import { mayShow, type ModerationStores } from './resolve-case.ts'

type Deps = { unitOfWork: UnitOfWork<ModerationStores>; clock: Clock }
type Outcome = Result<ListingCase, Problem>

/** Undoes a decision: the case is open again, and the listing returns to its earlier state. */
export function makeReopenCase({ unitOfWork, clock }: Deps) {
  return async (moderator: Moderator, { id, version }: ReopenCaseInput): Promise<Outcome> =>
    unitOfWork(async (tx): Promise<Outcome> => {
      const { listingCases, scholarships } = tx
      const found = isUuid(id) ? await listingCases.findForUpdate(id) : null
      if (found === null) return err(notFound('case'))
      const { scholarshipId } = found
      if (found.status === 'open') return ok(found)
      if (found.version !== version) {
        return err(
          conflict('There is something new in this case. Please look at it again.'),
        )
      }
      await listingCases.queueFor([scholarshipId])
      if ((await listingCases.openOf(scholarshipId)) !== null) {
        return err(
          conflict('This listing has another open case. Decide that case instead.'),
        )
      }
      const listing = await scholarships.findForUpdate(scholarshipId)
      if (listing === null) return err(notFound('scholarship'))
      const clearedBefore = found.undo?.clearedKeys ?? []
      const flags = uncleared(findRedFlags(listing), clearedBefore)
      const obstacle = decisionObstacle(moderator, listing, 'reopened', flags)
      if (obstacle !== null) return err(forbidden(obstacle))
      const back = stateBack(found, listing)
      if (
        back?.status === 'published' &&
        moderator.moderates !== 'admin' &&
        isHeld(flags)
      ) {
        return err(forbidden(ADMIN_MUST_LOOK))
      }
      const now = clock.now()
      // Done before the listing changes, so that its flags find this case open and open no other.
      await listingCases.putClearedKeys(scholarshipId, clearedBefore)
      await listingCases.put(reopenedCase(found))
      await keepEntry(
        tx,
        logEntry('reopened', { scholarshipId, caseId: found.id, actor: moderator, now }),
      )
      if (back !== null) {
        const changed = restored(listing, back, await mayShow(tx, listing), now)
        await scholarships.saveAll([changed], now)
        const change = changed.status === 'published' ? 'published' : 'updated'
        await publishChanges(tx, { [change]: [changed] }, now)
      }
      return ok((await listingCases.openOf(scholarshipId)) ?? reopenedCase(found))
    })
}

/** Undoes only what the decision did, as somebody may have done more since. */
function stateBack(
  { undo }: ListingCase,
  { status, visibility }: StoredScholarship,
): ListingState | null {
  const was = undo?.status ?? null
  if (was === null || was.after !== status || visibility !== 'removed') return null
  return {
    status: was.before,
    visibility: was.visibility ?? 'public',
    closedReason: was.closedReason ?? null,
  }
}

function reopenedCase(listingCase: ListingCase): ListingCase {
  return {
    ...listingCase,
    status: 'open',
    outcome: null,
    note: null,
    resolvedAt: null,
    resolvedBy: null,
    resolvedByRole: null,
    undo: null,
    version: listingCase.version + 1,
  }
}
