import type { Clock } from '@landfall/kit/core/clock'
import {
  type Problem,
  tooManyRequests,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import { readJobKey, readListingImportJob } from '../../jobs/read-listing-import.job.ts'
import { ownerFor } from '../../record/scholarship/create-scholarship.ts'
import { type MappedColumns, mapColumns } from './import-columns.ts'
import {
  IMPORT_MAX_BYTES,
  type ListingImport,
  PLATFORM_SCOPE,
  UPLOADS_ALLOWED,
  UPLOAD_WINDOW_MS,
} from './listing-import.ts'
import type { CreateImportInput } from './listing-import.input.ts'
import type { ListingImportStore } from './listing-import.store.ts'
import { readCsv } from './read-csv.ts'

type Stores = { listingImports: ListingImportStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }

/** Stores an uploaded file; a job then says what each row would do. */
export function makeCreateImport({ unitOfWork, clock, newId }: Deps) {
  return async (
    editor: SignedInViewer,
    { organizationId, fileName, content }: CreateImportInput,
  ): Promise<Result<ListingImport, Problem>> => {
    const owner = ownerFor(editor, organizationId)
    if (!owner.ok) return owner
    const scope = owner.value.id ?? PLATFORM_SCOPE
    const columns = await readColumns(content)
    if (!columns.ok) return columns
    return unitOfWork(async (tx): Promise<Result<ListingImport, Problem>> => {
      const now = clock.now()
      const waitMs = await waitBeforeNext(tx, scope, now)
      if (waitMs > 0) return err(tooManyRequests(waitMs / 1000, TOO_MANY_UPLOADS))
      const made: ListingImport = {
        id: newId(),
        scope,
        ownerId: owner.value.id,
        ownerName: owner.value.name,
        createdBy: editor.userId,
        confirmedBy: null,
        fileName,
        status: 'reading',
        ignoredColumns: columns.value.ignored
          .slice(0, 50)
          .map((name) => name.slice(0, 200)),
        publishes: false,
        changesPublished: false,
        createdAt: now,
        appliedAt: null,
        undoneAt: null,
      }
      await tx.listingImports.put(made)
      await tx.listingImports.putFile(made.id, content)
      const key = readJobKey(made.id)
      await tx.outbox.enqueue(readListingImportJob, { importId: made.id }, { key })
      return ok(made)
    })
  }
}

const TOO_MANY_UPLOADS = `An organization can upload ${UPLOADS_ALLOWED} files an hour. Please wait a while.`

/** Uploads of one scope are counted one at a time, as concurrent ones would not see each other. */
async function waitBeforeNext(
  { listingImports }: Stores,
  scope: string,
  now: Date,
): Promise<number> {
  await listingImports.queueForUpload(scope)
  const since = new Date(now.getTime() - UPLOAD_WINDOW_MS)
  const oldest = await listingImports.instantOfUpload(scope, UPLOADS_ALLOWED, since)
  return oldest === null ? 0 : oldest.getTime() + UPLOAD_WINDOW_MS - now.getTime()
}

/** The columns of a file that can be read; its rows are judged by a job. */
async function readColumns(content: Buffer): Promise<Result<MappedColumns, Problem>> {
  if (content.length > IMPORT_MAX_BYTES) {
    return refuse([
      `The file is larger than ${IMPORT_MAX_BYTES / 1024 / 1024} MiB. Split it and upload the parts`,
    ])
  }
  const csv = await readCsv(content)
  if (!csv.ok) return refuse([csv.error])
  const mapped = mapColumns(csv.value.header)
  return mapped.faults.length > 0 ? refuse(mapped.faults) : ok(mapped)
}

function refuse(messages: readonly string[]): Result<never, Problem> {
  return err(validationFailed(messages.map((message) => ({ path: ['file'], message }))))
}
