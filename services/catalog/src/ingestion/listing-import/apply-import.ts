import type { Clock } from '@landfall/kit/core/clock'
import { refusalOf } from '@landfall/kit/database/postgres'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { type CaseStores, flagsOf, raiseCase } from '../../trust/listing-case/raise-case.ts'
import { heldMessage, isHeld } from '../../trust/red-flag/red-flag.ts'
import { contentHash } from '../../record/scholarship/content-hash.ts'
import { freeSlug, recordOf } from '../../record/scholarship/create-scholarship.ts'
import {
  type OwnUniversities,
  atOwnUniversity,
} from '../../record/scholarship/own-university.ts'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import { slugOf } from '../../record/scholarship/scholarship-slug.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { statedDetails } from '../../record/scholarship/stated-details.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { changedRecord } from '../../record/scholarship/update-scholarship.ts'
import { recordsOfKeys } from './find-rows.ts'
import { judgeRow } from './judge-row.ts'
import type { ImportRow, ListingImport } from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'

const BATCH_SIZE = 50

type Stores = ChangeStores &
  CaseStores &
  OwnUniversities & {
    scholarships: ScholarshipStore
    listingImports: ListingImportStore
    organizationUniversities: { isShutForNow(organizationId: string): Promise<boolean> }
    suspensions: { isSuspended(userId: string): Promise<boolean> }
  }
type Tx = Stores & { outbox: Outbox }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }

/**
 * Writes the rows of a confirmed import, a batch per transaction: after a kill, the next run continues with the first
 * unwritten row, and a second run of a finished import writes nothing. If the database refuses a batch, each row is
 * written by itself; one that it then refuses has failed. Once the organization is declined or has no members, or the
 * account that confirmed the import is suspended, the remaining rows become drafts, and what students see stays as it
 * is.
 */
export function makeApplyImport({ unitOfWork, clock, newId }: Deps) {
  return async (importId: string): Promise<{ applied: number }> => {
    let applied = 0
    for (let oneByOne = 0; ; oneByOne = Math.max(0, oneByOne - 1)) {
      const tried: ImportRow[] = []
      const step = { now: clock.now(), newId, size: oneByOne > 0 ? 1 : BATCH_SIZE, tried }
      try {
        const written = await unitOfWork((tx) => applyBatch(tx, importId, step))
        if (written === null) return { applied }
        applied += written
      } catch (error) {
        const refusal = refusalOf(error)
        const [row, ...others] = tried
        if (refusal === null || row === undefined) throw error
        if (others.length > 0) oneByOne = tried.length + 1
        else await unitOfWork((tx) => failRow(tx, row, refusal))
      }
    }
  }
}

type BatchStep = Pick<Step, 'now' | 'newId'> & {
  /** How many rows are written together. */
  size: number
  /** Filled with the rows of the batch. */
  tried: ImportRow[]
}

/** Marks a row as failed, unless it was written meanwhile. */
async function failRow({ listingImports }: Tx, tried: ImportRow, refusal: string) {
  await listingImports.findForUpdate(tried.importId)
  const [row] = await listingImports.rowsInState(tried.importId, 'waiting', 1)
  if (row?.rowNumber !== tried.rowNumber) return
  const faults = [{ column: '', message: `This row could not be saved: ${refusal}` }]
  await listingImports.putRows([{ ...row, state: 'failed', faults }])
}

/** How many rows the batch had; null when the import is finished. */
async function applyBatch(
  tx: Tx,
  importId: string,
  { now, newId, size, tried }: BatchStep,
): Promise<number | null> {
  const { listingImports, scholarships } = tx
  const confirmed = await listingImports.findForUpdate(importId)
  if (confirmed?.status !== 'applying') return null
  const found = await asLetNow(tx, confirmed)
  const rows = await listingImports.rowsInState(importId, 'waiting', size)
  // Reset, in case the transaction is retried.
  tried.splice(0, tried.length, ...rows)
  if (rows.length === 0) {
    await listingImports.put({ ...confirmed, status: 'applied', appliedAt: now })
    return null
  }
  const keys = rows.flatMap(({ key }) => key ?? [])
  const held = { findByIds: (ids: readonly string[]) => heldByIds(scholarships, ids) }
  const known = await recordsOfKeys({ listingImports, records: held }, found, keys)
  const done: Written[] = []
  const step = { now, newId, slugs: new Set<string>() }
  /** Records as earlier rows of this batch left them; two rows may be about one record. */
  const latest = new Map<string, StoredScholarship>()
  for (const row of rows) {
    const before = known.get(row.key ?? '') ?? null
    const stored = before && (latest.get(before.id) ?? before)
    const one = await writeRow(tx, found, row, stored, step)
    if (one.record !== null) latest.set(one.record.id, one.record)
    done.push(one)
  }
  const records = [...latest.values()]
  await scholarships.saveAll(records, now)
  const isNew = Map.groupBy(records, ({ version }) => version === 1)
  const created = isNew.get(true) ?? []
  await publishChanges(tx, { created, updated: isNew.get(false) ?? [] }, now)
  await listingImports.putRows(done.map(({ row }) => row))
  return rows.length
}

/** The import with what its organization and its confirmer may do now; they confirmed it a while ago. */
async function asLetNow(tx: Tx, confirmed: ListingImport): Promise<LetImport> {
  const { ownerId, confirmedBy } = confirmed
  const barred = async () => {
    if (ownerId !== null && (await tx.organizationUniversities.isShutForNow(ownerId)))
      return SHUT
    if (confirmedBy !== null && (await tx.suspensions.isSuspended(confirmedBy)))
      return SUSPENDED
    return null
  }
  const words = await barred()
  if (words === null)
    return { ...confirmed, draftReasons: [], mayNotChange: MAY_NOT_CHANGE }
  const draftReasons = confirmed.publishes
    ? [{ column: '', message: words.mayNotPublish }]
    : []
  const { mayNotChange } = words
  return {
    ...confirmed,
    publishes: false,
    changesPublished: false,
    draftReasons,
    mayNotChange,
  }
}

async function heldByIds(scholarships: ScholarshipStore, ids: readonly string[]) {
  const found = await scholarships.findByIdsForUpdate(ids)
  return new Map(found.map((record) => [record.id, record]))
}

const MAY_NOT_CHANGE =
  'Students see this scholarship. Changing it takes a verified email address and a verified organization.'

/** Words for those whose organization it is. */
const SHUT = {
  mayNotPublish: 'This is a draft: your organization may not publish any more.',
  mayNotChange: MAY_NOT_CHANGE,
}
const SUSPENDED = {
  mayNotPublish:
    'This is a draft: the person who confirmed the import may not publish any more.',
  mayNotChange:
    'Students see this scholarship. The person who confirmed the import may not change it any more.',
}

/** `draftReasons`: those that apply to every row. */
type LetImport = ListingImport & Pick<ImportRow, 'draftReasons'> & { mayNotChange: string }

type Written = { row: ImportRow; record: StoredScholarship | null }
type Step = {
  now: Date
  newId: () => string
  /** Slugs assigned in this batch, which are not in the table yet. */
  slugs: Set<string>
}

async function writeRow(
  tx: Tx,
  found: LetImport,
  row: ImportRow,
  stored: StoredScholarship | null,
  step: Step,
): Promise<Written> {
  const { now } = step
  const { outcome, faults, result } = judgeRow(row, stored, found, { now, facts: tx.facts })
  if (result === null) return { row: { ...row, state: 'refused', faults }, record: null }
  if (stored !== null && row.key !== null) {
    await tx.listingImports.putReference(found.scope, row.key, stored.id)
  }
  if (outcome === 'unchanged') {
    const id = stored?.id ?? null
    return { row: { ...row, outcome, state: 'done', scholarshipId: id }, record: null }
  }
  if (stored === null) return writeNew(tx, found, row, step)
  const changed = changedRecord(stored, result, now)
  if (changed.status === 'published') {
    if (!found.changesPublished) return refused(row, found.mayNotChange)
    const flags = (await flagsOf(tx.listingCases, [changed])).get(changed.id) ?? []
    if (isHeld(flags)) return refused(row, heldMessage(flags))
  }
  const before = {
    details: statedDetails(stored),
    contentHash: stored.contentHash,
    editedFields: [...stored.editedFields],
  }
  return { row: { ...written(row, changed), outcome, before }, record: changed }
}

async function writeNew(
  tx: Tx,
  found: LetImport,
  row: ImportRow,
  { now, newId, slugs }: Step,
): Promise<Written> {
  const { result, ...judged } = judgeRow(row, null, found, { now, facts: tx.facts })
  const draftReasons = [...judged.draftReasons, ...found.draftReasons]
  if (result === null) throw new Error('it was judged before')
  const { universityId } = result.details
  const details =
    universityId === null
      ? await atOwnUniversity(result.details, found.ownerId, tx)
      : result.details
  const id = newId()
  const free = await freeSlug(tx.scholarships, slugOf(details.title), id)
  const slug = slugs.has(free) ? `${free}-${id.slice(-8)}` : free
  slugs.add(slug)
  const owner = { id: found.ownerId, name: found.ownerName }
  const wants = found.publishes && draftReasons.length === 0 ? 'published' : 'draft'
  const asked = recordOf(details, { id, slug, owner, status: wants, now })
  const flags = (await flagsOf(tx.listingCases, [asked])).get(id) ?? []
  const holds = wants === 'published' && isHeld(flags)
  if (holds) await raiseCase(tx, id, flags, now)
  const record = holds
    ? recordOf(details, { id, slug, owner, status: 'draft', now })
    : asked
  if (row.key !== null) await tx.listingImports.putReference(found.scope, row.key, id)
  const reasons = holds ? [{ column: '', message: heldMessage(flags) }] : draftReasons
  return { row: { ...written(row, record), outcome: 'new', draftReasons: reasons }, record }
}

function written(row: ImportRow, record: StoredScholarship): ImportRow {
  return {
    ...row,
    state: 'done',
    scholarshipId: record.id,
    afterHash: contentHash(statedDetails(record)),
    afterStatus: record.status,
  }
}

function refused(row: ImportRow, message: string): Written {
  const faults = [{ column: '', message }]
  return { row: { ...row, state: 'refused', faults }, record: null }
}
