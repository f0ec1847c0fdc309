import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import {
  type Problem,
  notFound,
  notSignedIn,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { flagsOf, raiseCase } from '../listing-case/raise-case.ts'
import { logEntry } from '../listing-case/log-entry.ts'
import type { ListingCaseStore } from '../listing-case/listing-case.store.ts'
import { canReadScholarship } from '../../record/scholarship/scholarship.policy.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { REPORT_REASONS } from '../listing-case/report-reason.ts'
import {
  type ListingReport,
  REPORTS_ALLOWED,
  REPORT_DETAILS_MAX_LENGTH,
  REPORT_WINDOW_MS,
} from './listing-report.ts'
import type { ListingReportStore } from './listing-report.store.ts'

export type ReportInput = { id: string; reason?: string | null; details?: string | null }
type Stores = {
  listingReports: ListingReportStore
  listingCases: ListingCaseStore
  scholarships: ScholarshipStore
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/** Takes down what a person says is wrong with a listing; once per person and listing. */
export function makeReportScholarship({ unitOfWork, clock }: Deps) {
  return async (viewer: Viewer, input: ReportInput): Promise<Result<void, Problem>> => {
    if (viewer.kind === 'visitor') return err(notSignedIn())
    const read = readReport(input)
    if (!read.ok) return read
    return unitOfWork(async (tx) => {
      const { listingReports, scholarships } = tx
      const scholarship = await scholarships.find(input.id)
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
      await addToCase(tx, scholarship, { ...read.value, viewer, now, caseBefore })
      return ok(undefined)
    })
  }
}

type Said = Pick<ListingReport, 'reason' | 'details'>
type Saying = Said & { viewer: SignedInViewer; now: Date; caseBefore: string | null }

/** Puts the report into the listing's open case; what it says counts for the case's urgency. */
async function addToCase(
  tx: Stores,
  scholarship: StoredScholarship,
  { reason, details, viewer, now, caseBefore }: Saying,
): Promise<void> {
  const { listingCases, listingReports } = tx
  const { id: scholarshipId } = scholarship
  const flags = (await flagsOf(listingCases, [scholarship])).get(scholarshipId) ?? []
  const { id: caseId } = await raiseCase(tx, scholarshipId, flags, now)
  const { userId: reporterId } = viewer
  const report = { reason, details, scholarshipId, reporterId, caseId, createdAt: now }
  await listingReports.put({ ...report, id: newId() })
  // Counts again, now with this report.
  await raiseCase(tx, scholarshipId, flags, now)
  // Who says it again, or otherwise, makes the history no longer.
  if (caseId === caseBefore) return
  await listingCases.log(
    logEntry('reported', { scholarshipId, caseId, detail: reason, actor: viewer, now }),
  )
}

function readReport(input: ReportInput): Result<Said, Problem> {
  const asked = input.reason ?? 'other'
  const reason = REPORT_REASONS.find((known) => known === asked)
  const details = input.details?.replaceAll('\u0000', '').trim() ?? ''
  const errors = []
  if (reason === undefined) {
    errors.push({ path: ['reason'], message: `Choose one of ${REPORT_REASONS.join(', ')}` })
  }
  if (details.length > REPORT_DETAILS_MAX_LENGTH) {
    const message = `Please keep it under ${REPORT_DETAILS_MAX_LENGTH} characters`
    errors.push({ path: ['details'], message })
  }
  if (reason === undefined || errors.length > 0) return err(validationFailed(errors))
  return ok({ reason, details: details === '' ? null : details })
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
