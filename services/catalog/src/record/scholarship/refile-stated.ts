import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { refileStatedJob } from '../../jobs/refile-stated.job.ts'
import { republishCriteriaJob } from '../../jobs/republish-criteria.job.ts'
import { takeUp, type TakeUpStores } from './roll-deadlines.ts'

const PAGE_SIZE = 200

type Deps = { unitOfWork: UnitOfWork<TakeUpStores>; clock: Clock }

/**
 * Writes and publishes a page of the records whose columns state conditions in words, federal aid or the period of an
 * amount. The next page is another job, added in the same transaction. After the last page, the criteria of all
 * records are republished: consumers of an older release stored them without what they did not know, and ignore
 * events of a version that they have. @returns how many were written
 */
export function makeRefileStated({ unitOfWork, clock }: Deps) {
  return (runId: string, afterId: string | null): Promise<number> =>
    unitOfWork(async (tx) => {
      const page = await tx.scholarships.findStatingForUpdate(afterId, PAGE_SIZE)
      await takeUp(tx, page, clock.now())
      const last = page.at(-1)
      if (last !== undefined && page.length === PAGE_SIZE) {
        const key = `refile-stated-${runId}-${last.id}`
        await tx.outbox.enqueue(refileStatedJob, { runId, afterId: last.id }, { key })
      } else await tx.outbox.enqueue(republishCriteriaJob, { runId }, { key: runId })
      return page.length
    })
}
