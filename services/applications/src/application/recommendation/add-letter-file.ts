import { createHash } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { scanDocumentJob } from '../../jobs/scan-document.job.ts'
import type { DocumentObject } from '../../student/document/document.ts'
import type { DocumentStore } from '../../student/document/document.store.ts'
import { releaseDocuments } from '../../student/document/hold-documents.ts'
import { DOCX } from '../../student/document/inspection/file-name.ts'
import { inspectFile } from '../../student/document/inspection/inspect-file.ts'
import type { ObjectStorage } from '../../student/document/storage/object-storage.ts'
import { started } from './answer-request.ts'
import { draftHolder } from './end-recommendation.ts'
import type { Recommendation } from './recommendation.ts'
import {
  type Held,
  type LinkStores,
  type RequestOfLink,
  withLink,
} from './request-of-link.ts'
import { saveRecommendation } from './save-recommendation.ts'

type Needed = LinkStores & { documents: DocumentStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  objects: ObjectStorage
  hasScanner: boolean
  clock: Clock
  newId: () => string
}
type File = { name: string; claimedType: string | null; bytes: Buffer }
type Fresh = Omit<DocumentObject, 'studentId'>

/** Letters are texts to read, so pictures are not taken. */
const LETTER_TYPES: readonly string[] = ['application/pdf', DOCX]

/**
 * Keeps the file of a letter until it is submitted; another file replaces it. It is stored with the student's
 * documents but in no vault, so that only its request leads to it. Expected failures: NotFound (no such link),
 * Conflict (it has ended), ValidationFailed (a file that is not taken).
 */
export function makeAddLetterFile<Stores extends Needed>(deps: Deps<Stores>) {
  return async function addLetterFile(
    token: string,
    file: File,
  ): Promise<Result<RequestOfLink, Problem>> {
    const inspected = await inspectFile(file)
    if (!inspected.ok) return err(refusal(inspected.error))
    if (!LETTER_TYPES.includes(inspected.value))
      return err(refusal(`“${file.name}” was not added: send a PDF or a Word file (DOCX).`))
    const fresh = newObject(deps, inspected.value, file)
    const { name } = file
    // The bytes come first: every row must have its object.
    await deps.objects.put(fresh.id, file.bytes)
    let isKept = false
    const kept = await withLink(deps, token, {
      async work(tx, held) {
        const outcome = await keep(tx, held, { fresh, name })
        isKept = outcome.ok && outcome.value.isKept
        return outcome.ok ? ok(outcome.value.recommendation) : outcome
      },
    })
    if (!kept.ok || !isKept) await deps.objects.remove(fresh.id)
    return kept
  }
}

function newObject<Stores extends Needed>(
  { newId, hasScanner, clock }: Deps<Stores>,
  contentType: string,
  { bytes }: File,
): Fresh {
  const now = clock.now()
  return {
    id: newId(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    contentType,
    scanState: hasScanner ? 'pending' : 'not_scanned',
    scanChangedAt: now,
    createdAt: now,
  }
}

async function keep(
  tx: Transaction<Needed>,
  { recommendation: before, application, now }: Held,
  { fresh, name }: { fresh: Fresh; name: string },
): Promise<Result<{ recommendation: Recommendation; isKept: boolean }, Problem>> {
  const { studentId } = before
  await tx.documents.lockVault(studentId)
  const known = await tx.documents.lockContent(studentId, fresh.sha256)
  if (known?.scanState === 'infected')
    return err(refusal(`“${name}” was not added: the virus scanner found something in it.`))
  const object = known ?? { ...fresh, studentId }
  if (!known) {
    await tx.documents.insertObject(object)
    if (object.scanState === 'pending')
      await tx.outbox.enqueue(scanDocumentJob, { objectId: object.id }, { key: object.id })
  }
  const holder = draftHolder(before)
  await releaseDocuments(tx, holder)
  const held = { objectId: object.id, name, kind: 'recommendation_letter' } as const
  await tx.documents.hold(holder, [held], now)
  const draft = { ...started(before, now), draftFileName: name }
  const recommendation = await saveRecommendation(tx, application, draft)
  return ok({ recommendation, isKept: !known })
}

function refusal(message: string): Problem {
  return validationFailed([{ path: ['file'], message }])
}
