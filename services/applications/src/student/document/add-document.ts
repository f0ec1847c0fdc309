import { createHash } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, conflict, validationFailed } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { DocumentAdded } from '@landfall/proto-events/applications/document-added.v1'
import { scanDocumentJob } from '../../jobs/scan-document.job.ts'
import {
  type DocumentObject,
  type QuotaLimits,
  type VaultDocument,
  overQuota,
} from './document.ts'
import { toEvent } from './document.event.ts'
import type { UploadFacts } from './document.input.ts'
import type { DocumentStore } from './document.store.ts'
import { inspectFile } from './inspection/inspect-file.ts'
import type { ObjectStorage } from './storage/object-storage.ts'

type Stores = { documents: DocumentStore }

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  objects: ObjectStorage
  quota: QuotaLimits
  hasScanner: boolean
  clock: Clock
  newId: () => string
}

export type AddOutcome = { document: VaultDocument; isNew: boolean }

type File = UploadFacts & { bytes: Buffer }

/**
 * Puts a file into a student's vault. Idempotent: the same content again returns the existing document. Expected
 * failures: ValidationFailed (a file that is not taken, with why), Conflict (the vault is full).
 */
export function makeAddDocument(deps: Deps) {
  return async function addDocument(
    { studentId }: StudentRef,
    file: File,
  ): Promise<Result<AddOutcome, Problem>> {
    const inspected = await inspectFile(file)
    if (!inspected.ok) return err(refusal(inspected.error))
    const now = deps.clock.now()
    const object: DocumentObject = {
      id: deps.newId(),
      studentId,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      bytes: file.bytes.length,
      contentType: inspected.value,
      scanState: deps.hasScanner ? 'pending' : 'not_scanned',
      scanChangedAt: now,
      createdAt: now,
    }
    // The bytes come first: every row must have its object. Bytes that turn out unneeded are removed again, by the
    // sweep if this process ends before.
    await deps.objects.put(object.id, file.bytes)
    const kept = await deps.unitOfWork((tx) => keep(deps, tx, object, file))
    if (!kept.ok || kept.value.document.objectId !== object.id)
      await deps.objects.remove(object.id)
    return kept
  }
}

async function keep(
  { quota, newId }: Deps,
  tx: Transaction<Stores>,
  fresh: DocumentObject,
  { name, kind }: File,
): Promise<Result<AddOutcome, Problem>> {
  const { studentId, createdAt, bytes } = fresh
  await tx.documents.lockVault(studentId)
  const known = await tx.documents.lockContent(studentId, fresh.sha256)
  if (known?.scanState === 'infected') return err(refusal(infectedText(name)))
  const there = known && (await tx.documents.findByObject(known.id))
  if (there) return ok({ document: there, isNew: false })
  const full = overQuota(await tx.documents.useOf(studentId), quota, { name, bytes })
  if (full !== null) return err(conflict(full))
  const object = known ?? fresh
  if (!known) await tx.documents.insertObject(fresh)
  const id = newId()
  const entry = { id, studentId, objectId: object.id, name, kind, version: 1, createdAt }
  await tx.documents.insert({ ...entry, lastUsedAt: null })
  const document = await tx.documents.find(studentId, id)
  if (!document) throw new Error('A document was not there right after it was written')
  await tx.outbox.publish(DocumentAdded, toEvent(document))
  if (object.scanState === 'pending') await askForScan(tx, object.id)
  return ok({ document, isNew: true })
}

function askForScan(tx: Transaction<Stores>, objectId: string): Promise<void> {
  return tx.outbox.enqueue(scanDocumentJob, { objectId }, { key: objectId })
}

function infectedText(name: string): string {
  return `“${name}” was not added: the virus scanner found something in it before. Scan your computer, then create the file again.`
}

function refusal(message: string): Problem {
  return validationFailed([{ path: ['file'], message }])
}
