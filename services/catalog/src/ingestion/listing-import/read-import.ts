import { setImmediate } from 'node:timers/promises'
import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Facts } from '../../record/fact/fact.ts'
import { textOf } from '../../record/scholarship/values/cell.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { recordsOfKeys } from './find-rows.ts'
import { mapColumns } from './import-columns.ts'
import { judgeRow } from './judge-row.ts'
import type { ImportRow, ListingImport } from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'
import { readCsv } from './read-csv.ts'
import { type ReadRow, readImportRow, rowKey } from './read-import-row.ts'

/** How many rows are read before yielding to other work of the process. */
const TURN_SIZE = 100

type Stores = {
  scholarships: Pick<ScholarshipStore, 'findByIds'>
  listingImports: Pick<
    ListingImportStore,
    | 'find'
    | 'findForUpdate'
    | 'fileOf'
    | 'dropFile'
    | 'put'
    | 'putRows'
    | 'references'
    | 'ownTitles'
  >
  facts: Facts
  universities: { idsOfKeys(keys: readonly string[]): Promise<ReadonlyMap<string, string>> }
}
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Row = ReadRow & { rowNumber: number; key: string | null }

/**
 * Determines what each row of an uploaded file would do, and stores all of it at once; reading the same file again,
 * even concurrently, changes nothing.
 */
export function makeReadImport({ unitOfWork, clock }: Deps) {
  return async (importId: string): Promise<{ read: number }> => {
    const upload = await unitOfWork(({ listingImports }) =>
      uploadOf(importId, listingImports),
    )
    if (upload === null) return { read: 0 }
    const rows = await rowsOf(upload.content)
    const known = await unitOfWork((tx) => lookUp(rows, upload.found, tx))
    const judge = judgeOf(upload.found, known, clock.now())
    const judged = await inTurns(rows, judge)
    return unitOfWork(async ({ listingImports }) => {
      const found = await listingImports.findForUpdate(importId)
      if (found?.status !== 'reading') return { read: 0 }
      await listingImports.putRows(judged)
      await listingImports.put({ ...found, status: 'ready' })
      await listingImports.dropFile(importId)
      return { read: judged.length }
    })
  }
}

/** The upload if it is still to be read, or null. */
async function uploadOf(importId: string, listingImports: Stores['listingImports']) {
  const found = await listingImports.find(importId)
  if (found?.status !== 'reading') return null
  const content = await listingImports.fileOf(importId)
  return content === null ? null : { found, content }
}

async function rowsOf(content: Buffer): Promise<Row[]> {
  const csv = await readCsv(content)
  if (!csv.ok) throw new Error(`an upload that could be read: ${csv.error}`)
  const columns = mapColumns(csv.value.header)
  return inTurns(csv.value.rows, ({ rowNumber, cells }) => {
    const row = readImportRow(cells, columns)
    return { ...row, rowNumber, key: rowKey(row) }
  })
}

type Known = {
  records: ReadonlyMap<string, StoredScholarship>
  universities: ReadonlyMap<string, string>
  facts: Facts
}

/** The records and the universities that the rows name, each in one query. */
async function lookUp(
  rows: readonly Row[],
  found: ListingImport,
  tx: Stores,
): Promise<Known> {
  const { listingImports, scholarships: records } = tx
  const keys = rows.flatMap(({ key }) => key ?? [])
  const named = new Set(rows.flatMap(({ university }) => university ?? []))
  return {
    records: await recordsOfKeys({ listingImports, records }, found, keys),
    universities: await tx.universities.idsOfKeys([...named]),
    facts: tx.facts,
  }
}

/** Judges rows in the order of the file: a second row of one award refers to the first. */
function judgeOf(found: ListingImport, known: Known, now: Date) {
  const firstRows = new Map<string, number>()
  return ({ rowNumber, key, university, ...row }: Row): ImportRow => {
    const stored = known.records.get(key ?? '') ?? null
    const universityId = known.universities.get(university ?? '') ?? null
    const isLost = university !== null && universityId === null
    const form = universityId === null ? row.form : { ...row.form, universityId }
    // Whether found by reference or by title, it is the same record.
    const repeated = repeatedFault(stored?.id ?? key, rowNumber, firstRows)
    const faults = [...row.faults, ...(isLost ? [UNKNOWN_UNIVERSITY] : []), ...repeated]
    const judged = judgeRow({ form, faults }, stored, found, {
      now,
      facts: known.facts,
    })
    return {
      importId: found.id,
      rowNumber,
      key,
      title: (textOf(form.title) ?? '').slice(0, 300),
      outcome: judged.outcome,
      form,
      faults: judged.faults,
      draftReasons: judged.draftReasons,
      state: 'waiting',
      scholarshipId: stored?.id ?? null,
      before: null,
      afterHash: null,
      afterStatus: null,
    }
  }
}

const UNKNOWN_UNIVERSITY = {
  column: 'University',
  message: 'We don’t know this university. Enter its IPEDS unit id',
}

function repeatedFault(
  key: string | null,
  rowNumber: number,
  firstRows: Map<string, number>,
): ImportRow['faults'] {
  if (key === null) return []
  const first = firstRows.get(key)
  if (first === undefined) firstRows.set(key, rowNumber)
  return first === undefined
    ? []
    : [{ column: '', message: `This is the same scholarship as in row ${first}` }]
}

/** Yields between groups: thousands of rows at once would block everything else in the process. */
async function inTurns<T, U>(all: readonly T[], read: (one: T) => U): Promise<U[]> {
  const done: U[] = []
  for (let start = 0; start < all.length; start += TURN_SIZE) {
    done.push(...all.slice(start, start + TURN_SIZE).map(read))
    await setImmediate()
  }
  return done
}
