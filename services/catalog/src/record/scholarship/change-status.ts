import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  conflict,
  forbidden,
  notFound,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { archived, closed, published } from './listing-status.ts'
import { publishingFaults } from './publishing-faults.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import {
  MAKE_NEEDS_ORGANIZATION,
  canEditScholarship,
  canReadScholarship,
  publishingObstacle,
} from './scholarship.policy.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

type Stores = ChangeStores & { scholarships: ScholarshipStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Outcome = Result<StoredScholarship, Problem>

/** One status change: what may prevent it, and the status that it leads to. */
type Step = {
  to: 'published' | 'closed' | 'archived'
  obstacle(viewer: Viewer, scholarship: StoredScholarship, now: Date): Problem | null
  take(scholarship: StoredScholarship, now: Date): StoredScholarship
}

const publish: Step = {
  to: 'published',
  take: published,
  obstacle(viewer, scholarship, now) {
    const message = publishingObstacle(viewer, scholarship.ownerId)
    if (message !== null) return forbidden(message)
    if (scholarship.status === 'archived') {
      return conflict('An archived scholarship cannot be published again.')
    }
    const faults = publishingFaults(scholarship, now)
    return faults.length === 0 ? null : validationFailed(faults)
  },
}

const close: Step = {
  to: 'closed',
  take: (scholarship, now) => closed(scholarship, 'owner', now),
  obstacle: (_viewer, { status }) =>
    status === 'published' ? null : conflict('Only a published scholarship can be closed.'),
}

const archive: Step = {
  to: 'archived',
  take: archived,
  obstacle: (_viewer, { status }) =>
    status === 'published'
      ? conflict('Close the scholarship before you archive it.')
      : null,
}

export function makeChangeStatus({ unitOfWork, clock }: Deps) {
  const take =
    (step: Step) =>
    async (viewer: SignedInViewer, id: string): Promise<Outcome> =>
      unitOfWork(async (tx) => {
        const { scholarships } = tx
        const found = editable(viewer, await scholarships.findForUpdate(id))
        if (!found.ok || found.value.status === step.to) return found
        const now = clock.now()
        const obstacle = step.obstacle(viewer, found.value, now)
        if (obstacle !== null) return err(obstacle)
        if (step.to === 'published') {
          const held = await tx.hooks.beforePublish(found.value, viewer, now)
          if (held !== null) return err(forbidden(held))
        }
        const changed = step.take(found.value, now)
        await scholarships.saveAll([changed], now)
        await publishChanges(tx, { [step.to]: [changed] }, now)
        return ok(changed)
      })
  return { publish: take(publish), close: take(close), archive: take(archive) }
}

/** A record that the viewer may not see looks like one that does not exist. */
export function editable(viewer: Viewer, found: StoredScholarship | null): Outcome {
  if (found === null || !canReadScholarship(viewer, found))
    return err(notFound('scholarship'))
  if (canEditScholarship(viewer, found)) return ok(found)
  const isOwnOrganization =
    viewer.kind === 'user' &&
    viewer.memberships.some(({ organizationId }) => organizationId === found.ownerId)
  return err(
    isOwnOrganization ? forbidden(MAKE_NEEDS_ORGANIZATION) : notFound('scholarship'),
  )
}
