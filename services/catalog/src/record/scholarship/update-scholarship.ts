import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  conflict,
  forbidden,
  notSignedIn,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { FormRules } from './apply-form.ts'
import { editable } from './change-status.ts'
import { contentHash } from './content-hash.ts'
import { editDetails, faultsOfAnyRecord } from './edit-details.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import { isMadeHere } from './publishing-faults.ts'
import type { ScholarshipDetails } from './scholarship.ts'
import type { ScholarshipForm } from './scholarship-form.ts'
import {
  MAKE_NEEDS_ORGANIZATION,
  canEditScholarships,
  changingObstacle,
} from './scholarship.policy.ts'
import type { ScholarshipStore } from './scholarship.store.ts'
import { statedDetails } from './stated-details.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import { type UniversityLookup, universityFaults } from './university-faults.ts'

export type UpdateInput = {
  id: string
  /** The version that was edited; absent: the current one. */
  version?: number | null | undefined
  details: ScholarshipForm
}

const CHANGED_MEANWHILE =
  'This scholarship was changed since you opened it. Reload the page to see the changes; what you typed is kept.'

type Stores = ChangeStores & {
  scholarships: ScholarshipStore
  universities: UniversityLookup
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<StoredScholarship, Problem>

/** Changes the given details of a scholarship; a published one must stay publishable. */
export function makeUpdateScholarship({ unitOfWork, clock }: Deps) {
  return async (
    viewer: Viewer,
    { id, version, details }: UpdateInput,
  ): Promise<Outcome> => {
    if (viewer.kind === 'visitor') return err(notSignedIn())
    if (!canEditScholarships(viewer)) return err(forbidden(MAKE_NEEDS_ORGANIZATION))
    return unitOfWork(async (tx): Promise<Outcome> => {
      const { scholarships, universities } = tx
      const found = editable(viewer, await scholarships.findForUpdate(id))
      const now = clock.now()
      if (!found.ok) return err(inputFirst(found.error, details, { now, facts: tx.facts }))
      const stored = found.value
      if ((version ?? stored.version) !== stored.version) {
        return err(conflict(CHANGED_MEANWHILE))
      }
      const read = editDetails(stored, details, { now, facts: tx.facts })
      if (!read.ok) return err(validationFailed([...read.error]))
      const faults = await universityFaults(read.value.details, universities)
      if (faults.length > 0) return err(validationFailed(faults))
      const changed = changedRecord(stored, read.value, now)
      if (changed === stored) return ok(stored)
      const obstacle = changingObstacle(viewer, changed)
      if (obstacle !== null) return err(forbidden(obstacle))
      if (changed.status === 'published') {
        const held = await tx.hooks.beforePublish(changed, viewer, now)
        if (held !== null) return err(forbidden(held))
      }
      await scholarships.saveAll([changed], now)
      await publishChanges(tx, { updated: [changed] }, now)
      return ok(changed)
    })
  }
}

/** Reports wrong input before a missing record, as everywhere. */
function inputFirst(
  problem: Problem,
  details: ScholarshipForm,
  rules: Omit<FormRules, 'isDraft'>,
): Problem {
  if (problem.__typename !== 'NotFound') return problem
  const faults = faultsOfAnyRecord(details, rules)
  return faults.length === 0 ? problem : validationFailed([...faults])
}

/** The next version of the record, or the record itself if nothing changed. */
export function changedRecord(
  stored: StoredScholarship,
  { details, edited }: { details: ScholarshipDetails; edited: readonly string[] },
  now: Date,
): StoredScholarship {
  const before = contentHash(statedDetails(stored))
  const after = contentHash(statedDetails(details))
  if (before === after) return stored
  return {
    ...stored,
    ...statedDetails(details),
    // A source's listing keeps the source's hash, so that the next load sees what the source changed.
    contentHash: isMadeHere(stored) ? after : stored.contentHash,
    editedFields: [...new Set([...stored.editedFields, ...edited])],
    version: stored.version + 1,
    updatedAt: now,
  }
}
