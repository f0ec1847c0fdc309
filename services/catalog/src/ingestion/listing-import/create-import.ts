import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  forbidden,
  notSignedIn,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { ownerFor } from '../../record/scholarship/create-scholarship.ts'
import {
  MAKE_NEEDS_ORGANIZATION,
  canEditScholarships,
} from '../../record/scholarship/scholarship.policy.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { textOf } from '../../record/scholarship/fields/cell.ts'
import { recordsOfKeys } from './find-rows.ts'
import { type MappedColumns, mapColumns } from './import-columns.ts'
import { judgeRow } from './judge-row.ts'
import {
  IMPORT_MAX_BYTES,
  type ImportRow,
  type ListingImport,
  PLATFORM_SCOPE,
  UPLOADS_ALLOWED,
  UPLOAD_WINDOW_MS,
} from './listing-import.ts'
import type { ListingImportStore } from './listing-import.store.ts'
import { type CsvFile, readCsv } from './read-csv.ts'
import { type ReadRow, readImportRow, rowKey } from './read-import-row.ts'

export type CreateImportInput = {
  organizationId?: string | null
  fileName?: string | null
  contentBase64: string
}
export type ImportStores = {
  scholarships: ScholarshipStore
  listingImports: ListingImportStore
  universities: { find(key: string): Promise<{ id: string } | null> }
}
type Deps = { unitOfWork: UnitOfWork<ImportStores>; clock: Clock; newId: () => string }

/** Reads a file and keeps what each row would do; nothing is written until it is confirmed. */
export function makeCreateImport({ unitOfWork, clock, newId }: Deps) {
  return async (
    viewer: Viewer,
    input: CreateImportInput,
  ): Promise<Result<ListingImport, Problem>> => {
    if (viewer.kind === 'visitor') return err(notSignedIn())
    if (!canEditScholarships(viewer)) return err(forbidden(MAKE_NEEDS_ORGANIZATION))
    const owner = ownerFor(viewer, input.organizationId ?? null)
    if (!owner.ok) return owner
    const scope = owner.value.id ?? PLATFORM_SCOPE
    return unitOfWork(async (tx): Promise<Result<ListingImport, Problem>> => {
      const now = clock.now()
      const waitMs = await waitBeforeNext(tx, scope, now)
      if (waitMs > 0) return err(tooManyRequests(waitMs / 1000, TOO_MANY_UPLOADS))
      const file = readFile(input.contentBase64)
      if (!file.ok) return file
      const { csv, mapped } = file.value
      const made: ListingImport = {
        id: newId(),
        scope,
        ownerId: owner.value.id,
        ownerName: owner.value.name,
        createdBy: viewer.userId,
        fileName: fileNameOf(input.fileName),
        status: 'ready',
        ignoredColumns: mapped.ignored.slice(0, 50).map((name) => name.slice(0, 200)),
        publishes: false,
        createdAt: now,
        appliedAt: null,
        undoneAt: null,
      }
      await tx.listingImports.put(made)
      await tx.listingImports.putRows(await judgeRows(tx, made, csv, mapped))
      return ok(made)
    })
  }
}

const TOO_MANY_UPLOADS = `An organisation can upload ${UPLOADS_ALLOWED} files an hour. Please wait a while.`

/** Before the file is read, which is most of the work. */
async function waitBeforeNext(
  { listingImports }: ImportStores,
  scope: string,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - UPLOAD_WINDOW_MS)
  const oldest = await listingImports.instantOfUpload(scope, UPLOADS_ALLOWED, since)
  return oldest === null ? 0 : oldest.getTime() + UPLOAD_WINDOW_MS - now.getTime()
}

function fileNameOf(given: string | null | undefined): string {
  const name = given?.replaceAll(/[\p{Cc}\\/]/gu, ' ').trim() ?? ''
  return name === '' ? 'scholarships.csv' : name.slice(0, 200)
}

function readFile(
  contentBase64: string,
): Result<{ csv: CsvFile; mapped: MappedColumns }, Problem> {
  const bytes = Buffer.from(contentBase64, 'base64')
  if (bytes.length > IMPORT_MAX_BYTES) {
    return refuse(`The file is larger than ${IMPORT_MAX_BYTES / 1024 / 1024} MiB: split it`)
  }
  const csv = readCsv(bytes)
  if (!csv.ok) return refuse(csv.error)
  const mapped = mapColumns(csv.value.header)
  if (mapped.faults.length > 0) {
    const errors = mapped.faults.map((message) => ({ path: ['file'], message }))
    return err(validationFailed(errors))
  }
  return ok({ csv: csv.value, mapped })
}

function refuse(message: string): Result<never, Problem> {
  return err(validationFailed([{ path: ['file'], message }]))
}

async function judgeRows(
  tx: ImportStores,
  made: ListingImport,
  { rows }: CsvFile,
  mapped: MappedColumns,
): Promise<ImportRow[]> {
  const read = rows.map(({ cells }) => readImportRow(cells, mapped))
  await nameUniversities(read, tx.universities)
  const keys = read.map(rowKey)
  const stores = { listingImports: tx.listingImports, records: tx.scholarships }
  const known = await recordsOfKeys(
    stores,
    made,
    keys.filter((key) => key !== null),
  )
  const firstRows = new Map<string, number>()
  return rows.map(({ rowNumber }, n) => {
    const one = read[n]
    const key = keys[n] ?? null
    if (one === undefined) throw new Error('each row was read')
    const stored = key === null ? null : (known.get(key) ?? null)
    // By its reference or by its title, it is the same record.
    const faults = [...one.faults, ...repeated(stored?.id ?? key, rowNumber, firstRows)]
    const { form } = one
    const judged = judgeRow({ form, faults }, stored, made, made.createdAt)
    return {
      importId: made.id,
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
  })
}

function repeated(
  key: string | null,
  rowNumber: number,
  firstRows: Map<string, number>,
): ImportRow['faults'] {
  if (key === null) return []
  const first = firstRows.get(key)
  if (first !== undefined) {
    const message = `This is the same scholarship as in row ${first}`
    return [{ column: '', message }]
  }
  firstRows.set(key, rowNumber)
  return []
}

/** A university by its IPEDS unit id, slug or id, each looked up once. */
async function nameUniversities(
  rows: readonly ReadRow[],
  universities: ImportStores['universities'],
): Promise<void> {
  const found = new Map<string, string | null>()
  for (const row of rows) {
    const { university } = row
    if (university === null) continue
    const id = found.has(university)
      ? (found.get(university) ?? null)
      : ((await universities.find(university))?.id ?? null)
    found.set(university, id)
    if (id === null) {
      const message = 'This university is not known: give its IPEDS unit id'
      row.faults.push({ column: 'University', message })
    } else {
      row.form = { ...row.form, universityId: id }
    }
  }
}
