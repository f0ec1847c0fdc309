import { newId } from '@landfall/kit/core/ids'
import type { ReportReason } from './report-reason.ts'
import { findRedFlags } from '../red-flag/find-red-flags.ts'
import { FLAG_LABELS, type RedFlag, uncleared } from '../red-flag/red-flag.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { type ListingCase, openCase, urgencyOf } from './listing-case.ts'
import { logEntry } from './log-entry.ts'
import type { ListingCaseStore } from './listing-case.store.ts'

export type CaseStores = {
  listingCases: ListingCaseStore
  listingReports: { reasonsOf(caseId: string): Promise<ReportReason[]> }
}

/** Opens a case for a listing, or returns the open one; recomputes its urgency. */
export async function raiseCase(
  { listingCases, listingReports }: CaseStores,
  scholarshipId: string,
  flags: readonly RedFlag[],
  now: Date,
): Promise<ListingCase> {
  await listingCases.queueFor([scholarshipId])
  const open = await listingCases.openOf(scholarshipId)
  const reasons = open === null ? [] : await listingReports.reasonsOf(open.id)
  const urgency = urgencyOf(flags, reasons)
  if (open === null) {
    const opened = openCase({ id: newId(), scholarshipId, urgency, now })
    await listingCases.put(opened)
    return opened
  }
  if (open.urgency === urgency) return open
  const changed = { ...open, urgency, version: open.version + 1 }
  await listingCases.put(changed)
  return changed
}

/** The flags of each record that nobody has cleared yet; records without any are absent. */
export async function flagsOf(
  listingCases: Pick<ListingCaseStore, 'clearedKeys'>,
  records: readonly StoredScholarship[],
): Promise<Map<string, RedFlag[]>> {
  const found = new Map<string, RedFlag[]>()
  for (const record of records) {
    const flags = findRedFlags(record)
    if (flags.length > 0) found.set(record.id, flags)
  }
  const cleared = await listingCases.clearedKeys([...found.keys()])
  for (const [id, keys] of cleared) {
    const left = uncleared(found.get(id) ?? [], keys)
    if (left.length > 0) found.set(id, left)
    else found.delete(id)
  }
  return found
}

/** Whether people should look at it: an organization's draft is its own until it asks to publish. */
function isForPeople({ status, ownerId }: StoredScholarship): boolean {
  return status === 'published' || (status === 'draft' && ownerId === null)
}

/** Opens a case for each record that the rules warn of; the same flags open no second one. */
export async function raiseFlaggedCases(
  stores: CaseStores,
  records: readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  const shown = records.filter(isForPeople)
  for (const [scholarshipId, flags] of await flagsOf(stores.listingCases, shown)) {
    const raised = await raiseCase(stores, scholarshipId, flags, now)
    if (raised.version > 1 || raised.openedAt !== now) continue
    const detail = flags.map(({ code, words }) => `${FLAG_LABELS[code]}: “${words}”`)
    await stores.listingCases.log(
      logEntry('flagged', {
        scholarshipId,
        caseId: raised.id,
        detail: detail.join('; '),
        actor: null,
        now,
      }),
    )
  }
}
