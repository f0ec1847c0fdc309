import { heldMessage, isHeld } from '../red-flag/red-flag.ts'
import { held } from '../../record/scholarship/listing-status.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { logEntry } from './log-entry.ts'
import { type CaseStores, flagsOf, raiseCase } from './raise-case.ts'

/**
 * Listings from elsewhere as they may be shown: a listing that the rules hold back becomes a draft if it is new, and
 * closed if students could find it before; either waits in a case until a person has looked.
 */
export async function holdFlagged(
  tx: CaseStores,
  records: readonly StoredScholarship[],
  now: Date,
): Promise<StoredScholarship[]> {
  const published = records.filter(({ status }) => status === 'published')
  const flagged = await flagsOf(tx.listingCases, published)
  const shown: StoredScholarship[] = []
  for (const record of records) {
    const flags = flagged.get(record.id) ?? []
    if (!isHeld(flags)) {
      shown.push(record)
      continue
    }
    const { id: caseId } = await raiseCase(tx, record.id, flags, now)
    const entry = { scholarshipId: record.id, caseId, actor: null, now }
    await tx.listingCases.log(logEntry('held', { ...entry, detail: heldMessage(flags) }))
    shown.push(held(record))
  }
  return shown
}
