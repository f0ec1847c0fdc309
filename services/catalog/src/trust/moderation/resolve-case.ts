import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, forbidden, notFound } from '@landfall/kit/core/problems'
import { isUuid } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ListingReportStore } from '../listing-report/listing-report.store.ts'
import type { LinkCheckStore } from '../link-check/link-check.store.ts'
import { findRedFlags } from '../red-flag/find-red-flags.ts'
import { flagKey, uncleared } from '../red-flag/red-flag.ts'
import { cleared, removed } from '../../record/scholarship/listing-status.ts'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { VerificationStore } from '../verification/verification.store.ts'
import { markVerified } from '../verification/mark-verified.ts'
import type { CaseUndo, ListingCase } from '../listing-case/listing-case.ts'
import { type Moderator, decisionObstacle } from '../listing-case/listing-case.policy.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import { keepEntry } from '../listing-case/keep-entry.ts'
import type { ResolveCaseInput } from './moderation.input.ts'
import { notifyReporters } from './notify-reporters.ts'

export type ModerationStores = ChangeStores & {
  scholarships: ScholarshipStore
  listingCases: ListingCaseStore
  listingReports: ListingReportStore
  verifications: VerificationStore
  linkChecks: LinkCheckStore
  organizationUniversities: {
    isBarredForNow(organizationId: string): Promise<boolean>
  }
}
type Tx = ModerationStores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<ModerationStores>; clock: Clock }
type Outcome = Result<ListingCase, Problem>

/** Decides an open case; the listing, its flags and those who reported it follow. */
export function makeResolveCase({ unitOfWork, clock }: Deps) {
  return async (moderator: Moderator, input: ResolveCaseInput): Promise<Outcome> =>
    unitOfWork(async (tx): Promise<Outcome> => {
      const found = await openCaseOf(tx, input)
      if (!found.ok) return found
      const { listingCase, listing } = found.value
      const clearedKeys =
        (await tx.listingCases.clearedKeys([listing.id])).get(listing.id) ?? []
      const flags = uncleared(findRedFlags(listing), clearedKeys)
      const obstacle = decisionObstacle(moderator, listing, input.outcome, flags)
      if (obstacle !== null) return err(forbidden(obstacle))
      const now = clock.now()
      const decision = { ...input, moderator, now }
      // Done before the listing changes, so that cleared flags open no new case.
      if (decision.outcome !== 'removed' && flags.length > 0) {
        const keys = [...clearedKeys, ...flags.map(flagKey)]
        await tx.listingCases.putClearedKeys(listing.id, keys)
      }
      const undo: CaseUndo = {
        status: await applyToListing(tx, listing, decision),
        clearedKeys,
      }
      const resolved = resolvedCase(listingCase, decision, undo)
      await tx.listingCases.put(resolved)
      await logDecision(tx, resolved, moderator, now)
      await notifyReporters(tx, resolved, listing, now)
      return ok(resolved)
    })
}

type Decision = ResolveCaseInput & { moderator: Moderator; now: Date }

async function openCaseOf(
  { listingCases, scholarships }: Tx,
  { id, version }: ResolveCaseInput,
): Promise<Result<{ listingCase: ListingCase; listing: StoredScholarship }, Problem>> {
  const listingCase = isUuid(id) ? await listingCases.findForUpdate(id) : null
  if (listingCase === null) return err(notFound('case'))
  if (listingCase.status !== 'open') {
    return err(conflict('Someone has already decided this case.'))
  }
  if (listingCase.version !== version) {
    return err(conflict('There is something new in this case. Please look at it again.'))
  }
  const listing = await scholarships.findForUpdate(listingCase.scholarshipId)
  return listing === null ? err(notFound('scholarship')) : ok({ listingCase, listing })
}

/** Hides a removed listing; marks one that was checked against its source as verified. */
async function applyToListing(
  tx: Tx,
  listing: StoredScholarship,
  { outcome, moderator, now }: Decision,
): Promise<CaseUndo['status']> {
  if (outcome !== 'removed') {
    const isChecked = outcome === 'fixed' || outcome === 'confirmed'
    const checked = isChecked
      ? await markVerified(tx, listing, { moderator, sourceUrl: null, now })
      : listing
    if (checked.visibility !== 'public') await showAgain(tx, checked, now)
    return null
  }
  if (listing.visibility === 'removed') return null
  const changed = removed(listing, now)
  const after = changed.status === 'closed' ? 'closed' : 'archived'
  await tx.scholarships.saveAll([changed], now)
  await publishChanges(tx, { [after]: [changed] }, now)
  const { status: before, visibility, closedReason } = listing
  return { before, after, visibility, closedReason }
}

/** Whether students may find it again: an organization's listing only while the organization may publish. */
export async function mayShow(
  { organizationUniversities }: ModerationStores,
  { ownerId }: StoredScholarship,
): Promise<boolean> {
  return ownerId === null || !(await organizationUniversities.isBarredForNow(ownerId))
}

async function showAgain(tx: Tx, listing: StoredScholarship, now: Date): Promise<void> {
  const shown = cleared(listing, await mayShow(tx, listing), now)
  await tx.scholarships.saveAll([shown], now)
  const change = shown.status === 'published' ? 'published' : 'updated'
  await publishChanges(tx, { [change]: [shown] }, now)
}

function resolvedCase(
  listingCase: ListingCase,
  { outcome, note, moderator, now }: Decision,
  undo: CaseUndo,
): ListingCase {
  return {
    ...listingCase,
    status: 'resolved',
    outcome,
    note,
    resolvedAt: now,
    resolvedBy: moderator.userId,
    resolvedByRole: moderator.moderates,
    undo,
    version: listingCase.version + 1,
  }
}

async function logDecision(
  tx: Tx,
  { id, scholarshipId, outcome, note }: ListingCase,
  actor: Moderator,
  now: Date,
): Promise<void> {
  if (outcome === null) return
  await keepEntry(
    tx,
    logEntry(outcome, { scholarshipId, caseId: id, detail: note, actor, now }),
  )
}
