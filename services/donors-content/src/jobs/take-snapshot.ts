import { implementJob } from '@landfall/kit/jobs/definition'
import type { TakeSnapshot } from '../modules/snapshot/take-snapshot.ts'
import { takeSnapshotJob } from './take-snapshot.job.ts'

export function implementTakeSnapshot(takeSnapshot: TakeSnapshot) {
  return implementJob(takeSnapshotJob, async ({ organizationId }) => {
    await takeSnapshot(organizationId)
  })
}
