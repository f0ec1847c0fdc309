import type { Facts } from '../../record/fact/fact.ts'
import {
  LISTINGS_PER_PAGE,
  ScholarshipCriteriaRepublished,
} from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import type { Clock } from '@landfall/kit/core/clock'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  type UniversityStates,
  publishedListings,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { pageOfListings } from './page-of-listings.ts'
import type { Republication, RepublicationStore } from './republication.store.ts'

/** Longer than a repeated request for a run can take to arrive; see the kit's inbox. */
const RETENTION_MS = 30 * 86_400_000

type Stores = {
  scholarships: Pick<ScholarshipStore, 'findBatch'>
  universities: UniversityStates
  facts: Facts
  republications: RepublicationStore
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }

/**
 * Publishes what every scholarship asks of students, in pages, for consumers that start or were rebuilt. Each page is
 * one transaction with the run's progress: called again with the same run, it resumes where it stopped, publishes no
 * page twice, and a finished run publishes nothing.
 * @returns the run's progress at the end
 */
export function makeRepublishCriteria({ unitOfWork, clock }: Deps) {
  return async (runId: string): Promise<Republication> => {
    for (;;) {
      const run = await unitOfWork((tx) => publishPage(tx, runId, clock.now()))
      if (run.finishedAt !== null) return run
    }
  }
}

async function publishPage(
  tx: Stores & { outbox: Outbox },
  runId: string,
  now: Date,
): Promise<Republication> {
  const { scholarships, republications, outbox } = tx
  const run = await republications.take(runId, now)
  if (run.finishedAt !== null) return run
  // One more than fits shows whether there is a next page.
  const found = await scholarships.findBatch(run.afterId, LISTINGS_PER_PAGE + 1)
  const listings = pageOfListings(await publishedListings(tx, found, now))
  const isLast = listings.length === found.length
  const published: Republication = {
    ...run,
    pages: run.pages + 1,
    listings: run.listings + listings.length,
    afterId: listings.at(-1)?.scholarshipId ?? run.afterId,
    finishedAt: isLast ? now : null,
  }
  await outbox.publish(ScholarshipCriteriaRepublished, {
    aggregateId: runId,
    version: published.pages,
    data: { runId, page: published.pages, isLast, listings },
  })
  await republications.put(published)
  if (isLast)
    await republications.removeFinishedBefore(new Date(now.getTime() - RETENTION_MS))
  return published
}
