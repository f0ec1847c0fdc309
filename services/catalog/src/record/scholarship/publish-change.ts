import { ScholarshipArchived } from '@landfall/proto-events/catalog/scholarship-archived.v1'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import type { ScholarshipFacts } from '@landfall/proto-events/catalog/scholarship-facts'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { Facts } from '../fact/fact.ts'
import { sensitiveFactsOf } from './sensitive-facts.ts'
import type { ChangeHooks } from './change-hooks.ts'
import { viewDeadline } from './deadline.ts'
import { type ListingFacts, listingCriteriaOf } from './listing-criteria.ts'
import { programOf } from './program.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

const EVENTS = {
  created: ScholarshipCreated,
  updated: ScholarshipUpdated,
  published: ScholarshipPublished,
  closed: ScholarshipClosed,
  archived: ScholarshipArchived,
}

export type ScholarshipChange = keyof typeof EVENTS

/** Which records were changed how, in one transaction. */
export type ScholarshipChanges = {
  readonly [change in ScholarshipChange]?: readonly StoredScholarship[]
}

/** Looks up the states of the universities that awards are tied to. */
export type UniversityStates = {
  statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>
}

/** What is looked up to publish what scholarships ask. */
type Lookups = { universities: UniversityStates; facts: Facts }

/** The stores that a use case needs to write scholarships, besides its own. */
export type ChangeStores = Lookups & {
  catalog: { markFiguresChanged(): void }
  hooks: ChangeHooks
}

/** Publishes changes to other services, in the transaction that stored the records, after it stored them. */
export async function publishChanges(
  tx: ChangeStores & { outbox: Outbox },
  changes: ScholarshipChanges,
  now: Date,
): Promise<void> {
  for (const [change, scholarships] of entriesOf(changes)) {
    await publishFacts(tx.outbox, change, scholarships, now)
  }
  const changed = changedRecords(changes).map(([, scholarship]) => scholarship)
  const events = (await publishedListings(tx, changed, now)).map((listing) => ({
    aggregateId: listing.scholarshipId,
    version: listing.version,
    data: listing,
  }))
  await tx.outbox.publishAll(ScholarshipCriteriaChanged, events)
  await tx.hooks.afterChange(changed, now)
  if (changedRecords(changes).some((one) => showsInFigures(...one))) {
    tx.catalog.markFiguresChanged()
  }
}

/** Whether the change can affect figures about open scholarships. */
function showsInFigures(
  change: ScholarshipChange,
  { status }: Pick<StoredScholarship, 'status'>,
): boolean {
  // Only a published record can be closed, and only a closed one or a draft can be archived.
  return change === 'closed' || status === 'published'
}

/** Publishes what every consumer keeps about a scholarship, without what it asks of students. */
export async function publishFacts(
  outbox: Outbox,
  change: ScholarshipChange,
  scholarships: readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  const events = scholarships.map((scholarship) => ({
    aggregateId: scholarship.id,
    version: scholarship.version,
    data: factsOf(scholarship, now),
  }))
  await outbox.publishAll(EVENTS[change], events)
}

/** Scholarships as published for matching students; one look-up for all. */
export async function publishedListings(
  { universities, facts }: Lookups,
  scholarships: readonly StoredScholarship[],
  now: Date,
): Promise<ListingFacts[]> {
  const ids = scholarships.flatMap(({ universityId }) => universityId ?? [])
  const states = await universities.statesOf([...new Set(ids)])
  return scholarships.map((scholarship) => {
    const { universityId } = scholarship
    const state = universityId === null ? null : (states.get(universityId) ?? null)
    const sensitiveFacts = sensitiveFactsOf(facts, scholarship)
    return { ...listingCriteriaOf(scholarship, state, now), sensitiveFacts }
  })
}

function factsOf(scholarship: StoredScholarship, now: Date): ScholarshipFacts {
  const { date, precision, timeZone } = viewDeadline(scholarship.deadline, now)
  return {
    scholarshipId: scholarship.id,
    ownerId: scholarship.ownerId,
    status: scholarship.status,
    closedReason: scholarship.closedReason,
    title: scholarship.title,
    provider: scholarship.provider,
    slug: scholarship.slug,
    deadline: { date, precision, timeZone },
    applicationUrl: scholarship.applicationUrl,
    sourceUrl: scholarship.sourceUrl,
    program: scholarship.ownerId === null ? null : programOf(scholarship),
  }
}

function entriesOf(changes: ScholarshipChanges) {
  return Object.entries(changes) as [ScholarshipChange, readonly StoredScholarship[]][]
}

function changedRecords(changes: ScholarshipChanges) {
  return entriesOf(changes).flatMap(([change, scholarships]) =>
    scholarships.map((scholarship) => [change, scholarship] as const),
  )
}
