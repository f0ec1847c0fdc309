import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { republishClosedJob } from '../../jobs/republish-closed.job.ts'
import { publishFacts } from './publish-change.ts'
import type { ScholarshipStore } from './scholarship.store.ts'

const PAGE_SIZE = 200

type Deps = { unitOfWork: UnitOfWork<{ scholarships: ScholarshipStore }>; clock: Clock }

/**
 * Publishes the facts of a page of closed scholarships again, under their current versions; the next page is another
 * job, added in the same transaction. @returns how many
 */
export function makeRepublishClosed({ unitOfWork, clock }: Deps) {
  return (afterId: string | null): Promise<number> =>
    unitOfWork(async ({ scholarships, outbox }) => {
      const page = await scholarships.findClosed(afterId, PAGE_SIZE)
      await publishFacts(outbox, 'updated', page, clock.now())
      const last = page.at(-1)
      if (last !== undefined && page.length === PAGE_SIZE) {
        const key = `republish-closed-${last.id}`
        await outbox.enqueue(republishClosedJob, { afterId: last.id }, { key })
      }
      return page.length
    })
}
