import type { Outbox } from '@landfall/kit/transaction/outbox'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import type { ListingCaseStore } from './listing-case.store.ts'
import type { LogEntry } from './log-entry.ts'

/** Logs what a moderator or an admin did to a listing, here and in the log of all services. */
export async function keepEntry(
  { listingCases, outbox }: { listingCases: ListingCaseStore; outbox: Outbox },
  entry: LogEntry,
): Promise<void> {
  await listingCases.log(entry)
  const { id, at, actorId, action: verb, scholarshipId: subjectId, detail: reason } = entry
  if (actorId === null) return
  await outbox.publish(
    AuditRecorded,
    auditFact({ id, at, actorId, verb, subjectType: 'listing', subjectId, reason }),
  )
}
