import { implementJob } from '@landfall/kit/jobs'
import type { makeMergeDuplicates } from '../modules/merge/merge-duplicates.ts'
import { mergeDuplicatesJob } from '../modules/merge/merge-duplicates.job.ts'

export function implementMergeDuplicates(
  mergeDuplicates: ReturnType<typeof makeMergeDuplicates>,
) {
  return implementJob(mergeDuplicatesJob, async ({ runId }, { log }) => {
    const { merged, proposed } = await mergeDuplicates(runId)
    if (merged + proposed > 0) {
      log.info({ runId, count: merged, total: merged + proposed }, 'doubles were found')
    }
  })
}
