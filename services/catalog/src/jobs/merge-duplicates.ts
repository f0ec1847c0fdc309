import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeMergeDuplicates } from '../ingestion/merge/merge-duplicates.ts'
import { mergeDuplicatesJob } from './merge-duplicates.job.ts'

export function implementMergeDuplicates(
  mergeDuplicates: ReturnType<typeof makeMergeDuplicates>,
) {
  return implementJob(mergeDuplicatesJob, async ({ runId, after }, { log }) => {
    const { merged, proposed } = await mergeDuplicates(runId, after)
    if (merged + proposed > 0) {
      log.info({ runId, count: merged, total: merged + proposed }, 'doubles were found')
    }
  })
}
