import { ScholarshipArchived } from '@landfall/proto-events/catalog/scholarship-archived.v1'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import type { ScholarshipFacts } from '@landfall/proto-events/catalog/scholarship-facts'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import type { Outbox } from '@landfall/kit/outbox'
import { viewDeadline } from './deadline.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

const EVENTS = {
  created: ScholarshipCreated,
  updated: ScholarshipUpdated,
  published: ScholarshipPublished,
  closed: ScholarshipClosed,
  archived: ScholarshipArchived,
}

export type ScholarshipChange = keyof typeof EVENTS

/** Tells the other services; in the transaction that stores the records. */
export async function publishChange(
  outbox: Outbox,
  change: ScholarshipChange,
  scholarships: StoredScholarship | readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  const events = [scholarships].flat().map((scholarship) => ({
    aggregateId: scholarship.id,
    version: scholarship.version,
    data: factsOf(scholarship, now),
  }))
  await outbox.publishAll(EVENTS[change], events)
}

function factsOf(scholarship: StoredScholarship, now: Date): ScholarshipFacts {
  const { date, precision, timeZone } = viewDeadline(scholarship.deadline, now)
  return {
    scholarshipId: scholarship.id,
    ownerId: scholarship.ownerId,
    status: scholarship.status,
    title: scholarship.title,
    provider: scholarship.provider,
    slug: scholarship.slug,
    deadline: { date, precision, timeZone },
    applicationUrl: scholarship.applicationUrl,
    sourceUrl: scholarship.sourceUrl,
  }
}
