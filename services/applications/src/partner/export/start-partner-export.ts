import type { Clock } from '@landfall/kit/core/clock'
import {
  type Conflict,
  conflict,
  type Forbidden,
  type Problem,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makePartnerExportJob } from '../../jobs/make-partner-export.job.ts'
import type { StartPartnerExportInput } from './partner-export.input.ts'
import { type ExportReader, refuseKind } from './partner-export.policy.ts'
import type { PartnerExportStore } from './partner-export.store.ts'
import {
  isSameWish,
  PARTNER_EXPORT_RETENTION_MS,
  PARTNER_EXPORTS_MAX,
  type PartnerExport,
} from './partner-export.ts'

type Needed = { partnerExports: PartnerExportStore }
type Started = Result<PartnerExport, Forbidden | Conflict>

const BUSY =
  'Another data file is being made for your organization. Please start this one when that is done.'
const TOO_MANY = `An organization can have up to ${PARTNER_EXPORTS_MAX} files at a time. Each is deleted after seven days.`

/**
 * Has a job make a file; returns the running one if the same file is being made. Expected failures: Forbidden, and
 * Conflict while another file is being made.
 */
export function makeStartPartnerExport<Stores extends Needed>(deps: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
}) {
  return async function startPartnerExport(
    reader: ExportReader,
    { kind, format }: StartPartnerExportInput,
  ): Promise<Result<PartnerExport, Problem>> {
    const refusal = refuseKind(reader, kind)
    if (refusal) return err(refusal)
    const { organizationId } = reader
    return deps.unitOfWork<Started>(async (tx) => {
      const now = deps.clock.now()
      const since = new Date(now.getTime() - PARTNER_EXPORT_RETENTION_MS)
      const wished: PartnerExport = {
        id: deps.newId(),
        organizationId,
        kind,
        format,
        hasApplicants: kind === 'applications' && reader.readsApplicants,
        startedBy: reader.readerId,
        startedAt: now,
        changedAt: now,
        state: 'running',
        done: 0,
        total: 0,
        position: null,
      }
      const running = await tx.partnerExports.findRunning(organizationId)
      if (running) return isSameWish(running, wished) ? ok(running) : err(conflict(BUSY))
      const kept = await tx.partnerExports.findSince(organizationId, since)
      if (kept.length >= PARTNER_EXPORTS_MAX) return err(conflict(TOO_MANY))
      // A concurrent request was faster.
      if (!(await tx.partnerExports.add(wished))) return err(conflict(BUSY))
      await tx.outbox.enqueue(makePartnerExportJob, { exportId: wished.id })
      return ok(wished)
    })
  }
}
