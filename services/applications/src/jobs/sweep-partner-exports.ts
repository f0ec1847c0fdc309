import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepPartnerExports } from '../partner/export/sweep-partner-exports.ts'
import { sweepPartnerExportsJob } from './sweep-partner-exports.job.ts'

export function implementSweepPartnerExports(
  sweep: ReturnType<typeof makeSweepPartnerExports>,
) {
  return implementJob(sweepPartnerExportsJob, () => sweep())
}
