import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { type Problem, notFound, tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { WorkQueued } from '@landfall/proto-events/catalog/work-queued.v1'
import { queuedWork } from '@landfall/proto-events/work-queued'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { flagsOf, raiseCase } from '../listing-case/raise-case.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { canReadScholarship } from '../../record/scholarship/scholarship.policy.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { ReportScholarshipInput } from './listing-report.input.ts'
import { REPORTS_ALLOWED, REPORT_WINDOW_MS } from './listing-report.ts'
import type { ListingReportStore } from './listing-report.store.ts'

type Stores = {
  listingReports: ListingReportStore
  listingCases: ListingCaseStore
  scholarships: ScholarshipStore
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Records what a person says is wrong with a listing; one report per person and listing. */
export function makeReportScholarship({ unitOfWork, clock }: Deps) {
  return async (
    viewer: SignedInViewer,
    { id, ...said }: ReportScholarshipInput,
  ): Promise<Result<void, Problem>> =>
    unitOfWork(async (tx) => {
      const { listingReports, scholarships } = tx
      const scholarship = await scholarships.find(id)
      if (scholarship === null || !canReadScholarship(viewer, scholarship)) {
        return err(notFound('scholarship'))
      }
      const now = clock.now()
      await listingReports.queueUp(viewer.userId)
      const caseBefore = await listingReports.caseOf(viewer.userId, scholarship.id)
      if (caseBefore === null) {
        const waitMs = await waitBeforeNext(listingReports, viewer.userId, now)
        if (waitMs > 0) return err(tooManyRequests(waitMs / 1000))
      }
      await addToCase(tx, scholarship, { ...said, viewer, now, caseBefore })
      return ok(undefined)
    })
}

type Saying = Omit<ReportScholarshipInput, 'id'> & {
  viewer: SignedInViewer
  now: Date
  caseBefore: string | null
}

/**
 * Adds the report to the listing's open case, where it counts toward the urgency; admins are told of the first one in
 * it.
 */
async function addToCase(
  tx: Transaction<Stores>,
  scholarship: StoredScholarship,
  { reason, details, viewer, now, caseBefore }: Saying,
): Promise<void> {
  const { listingCases, listingReports } = tx
  const { id: scholarshipId } = scholarship
  const flags = (await flagsOf(listingCases, [scholarship])).get(scholarshipId) ?? []
  const { id: caseId } = await raiseCase(tx, scholarshipId, flags, now)
  const isFirst = (await listingReports.reasonsOf(caseId)).length === 0
  const { userId: reporterId } = viewer
  const report = { reason, details, scholarshipId, reporterId, caseId, createdAt: now }
  await listingReports.put({ ...report, id: newId() })
  // Recomputes the urgency with this report.
  await raiseCase(tx, scholarshipId, flags, now)
  if (isFirst)
    await tx.outbox.publish(
      WorkQueued,
      queuedWork({ id: newId(), kind: 'listing-report', subjectId: caseId, at: now }),
    )
  // A repeated or changed report adds nothing to the history.
  if (caseId === caseBefore) return
  await listingCases.log(
    logEntry('reported', { scholarshipId, caseId, detail: reason, actor: viewer, now }),
  )
}

async function waitBeforeNext(
  store: ListingReportStore,
  reporterId: string,
  now: Date,
): Promise<number> {
  const recent = await store.instantsSince(
    reporterId,
    new Date(now.getTime() - REPORT_WINDOW_MS),
  )
  const oldestThatCounts = recent.at(-REPORTS_ALLOWED)
  if (oldestThatCounts === undefined) return 0
  return oldestThatCounts.getTime() + REPORT_WINDOW_MS - now.getTime()
}
