import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  forbidden,
  notSignedIn,
  validationFailed,
} from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { Facts } from '../fact/fact.ts'
import { applyForm, blankDetails } from './apply-form.ts'
import { contentHash } from './content-hash.ts'
import { type OwnUniversities, atOwnUniversity } from './own-university.ts'
import { type ChangeStores, publishChanges } from './publish-change.ts'
import { slugOf } from './scholarship-slug.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import type { ScholarshipDetails } from './scholarship.ts'
import type { ScholarshipForm } from './scholarship-form.ts'
import { isAdmin } from '@landfall/kit/identity/admin-policy'
import {
  MAKE_NEEDS_ORGANIZATION,
  canEditScholarships,
  editableMemberships,
  publishingObstacle,
} from './scholarship.policy.ts'
import type { ScholarshipStore } from './scholarship.store.ts'
import { universityFaults } from './university-faults.ts'

export type CreateInput = {
  organizationId?: string | null
  details: ScholarshipForm
  status?: string | null
}
type Stores = ChangeStores & OwnUniversities & { scholarships: ScholarshipStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  facts: Facts
}
/** @property notice why it is a draft, although it was to be published */
export type Created = { scholarship: StoredScholarship; notice: string | null }
export type Owner = { id: string | null; name: string | null }

const PLATFORM = 'Landfall'

/** Creates a scholarship for an organization, or for the platform if an admin has none. */
export function makeCreateScholarship({ unitOfWork, clock, newId, facts }: Deps) {
  return async (viewer: Viewer, input: CreateInput): Promise<Result<Created, Problem>> => {
    if (viewer.kind === 'visitor') return err(notSignedIn())
    if (!canEditScholarships(viewer)) return err(forbidden(MAKE_NEEDS_ORGANIZATION))
    const owner = ownerFor(viewer, input.organizationId ?? null)
    if (!owner.ok) return owner
    const status = statusFor(viewer, owner.value.id, input.status ?? null)
    if (!status.ok) return status
    const now = clock.now()
    const isDraft = status.value === 'draft'
    const blank = blankDetails(owner.value.name)
    const read = applyForm(blank, input.details, { isDraft, now, facts })
    if (!read.ok) return err(validationFailed([...read.error]))
    const { details: stated } = read.value
    return unitOfWork(async (tx) => {
      const { scholarships, universities } = tx
      const faults = await universityFaults(stated, universities)
      if (faults.length > 0) return err(validationFailed(faults))
      const saysNothing = input.details.stated.universityId === undefined
      const details = saysNothing
        ? await atOwnUniversity(stated, owner.value.id, tx)
        : stated
      const id = newId()
      const slug = await freeSlug(scholarships, slugOf(details.title), id)
      const parts = { id, slug, owner: owner.value, now }
      const asked = recordOf(details, { ...parts, status: status.value })
      const notice = isDraft ? null : await tx.hooks.beforePublish(asked, viewer, now)
      const made =
        notice === null ? asked : recordOf(details, { ...parts, status: 'draft' })
      await scholarships.saveAll([made], now)
      await publishChanges(tx, { created: [made] }, now)
      return ok({ scholarship: made, notice })
    })
  }
}

/** Whom a new scholarship belongs to: the requested organization, or the viewer's only one. */
export function ownerFor(
  viewer: SignedInViewer,
  asked: string | null,
): Result<Owner, Problem> {
  const memberships = editableMemberships(viewer)
  if (asked !== null) {
    const own = memberships.find(({ organizationId }) => organizationId === asked)
    if (own !== undefined) return ok({ id: own.organizationId, name: own.name })
    if (isAdmin(viewer) && isUuid(asked)) return ok({ id: asked, name: null })
    return err(forbidden(MAKE_NEEDS_ORGANIZATION))
  }
  const [only, ...others] = memberships
  if (others.length > 0) {
    const message = 'Choose the organization that offers this scholarship'
    return err(validationFailed([{ path: ['organizationId'], message }]))
  }
  return ok({ id: only?.organizationId ?? null, name: only?.name ?? PLATFORM })
}

function statusFor(
  viewer: Viewer,
  ownerId: string | null,
  asked: string | null,
): Result<'draft' | 'published', Problem> {
  const obstacle = publishingObstacle(viewer, ownerId)
  switch (asked?.toLowerCase() ?? null) {
    case 'draft':
      return ok('draft')
    case 'published':
      return obstacle === null ? ok('published') : err(forbidden(obstacle))
    case null:
      return ok(obstacle === null ? 'published' : 'draft')
    default:
      return err(
        validationFailed([{ path: ['status'], message: 'Choose draft or published' }]),
      )
  }
}

/** A slug of the title's words, with a part of the id if another scholarship has it. */
export async function freeSlug(
  store: ScholarshipStore,
  slug: string,
  id: string,
): Promise<string> {
  await store.queueForSlug(slug)
  if (!(await store.isSlugTaken(slug))) return slug
  return `${slug}-${id.slice(-8)}`
}

/** A first record of what a form states. */
export function recordOf(
  details: ScholarshipDetails,
  o: { id: string; slug: string; owner: Owner; status: 'draft' | 'published'; now: Date },
): StoredScholarship {
  return {
    ...details,
    id: o.id,
    slug: o.slug,
    status: o.status,
    visibility: 'public',
    closedReason: null,
    ownerId: o.owner.id,
    feed: null,
    provenance: {
      source: o.owner.name ?? details.provider,
      sourceId: null,
      licence: null,
      year: o.now.getUTCFullYear(),
      confidence: 'owner',
      urls: details.sourceUrl === null ? [] : [details.sourceUrl],
    },
    editedFields: [],
    contentHash: contentHash(details),
    lastVerifiedAt: null,
    linkStatus: 'unchecked',
    version: 1,
    publishedAt: o.status === 'published' ? o.now : null,
    createdAt: o.now,
    updatedAt: o.now,
  }
}
