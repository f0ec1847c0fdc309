import type { Clock } from '@landfall/kit/core/clock'
import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { DocumentScanned } from '@landfall/proto-events/applications/document-scanned.v1'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import { shortened } from '../../reminder/reminder-notice.ts'
import type { DocumentObject, ScanState } from '../document.ts'
import type { DocumentStore } from '../document.store.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import type { Scan, Verdict } from './clamd.client.ts'

type Stores = { documents: DocumentStore }

type Deps = {
  unitOfWork: UnitOfWork<Stores>
  documents: DocumentStore
  objects: ObjectStorage
  scan: Scan
  clock: Clock
}

const TITLE_MAX = 160

export type ScanOutcome = ScanState | 'gone'

/**
 * Has an object scanned and stores the result. Idempotent: an object with a result is not scanned again, and an
 * infected object's content is deleted again.
 * @param o.isLastTry if the scanner is still unreachable, marks the object as `failed`, for the sweep to request
 * again
 * @throws the scanner's error if it could not scan
 */
export function makeScanDocument(deps: Deps) {
  return async function scanDocument(
    objectId: string,
    o: { isLastTry: boolean },
  ): Promise<ScanOutcome> {
    const object = await deps.documents.findObject(objectId)
    if (!object) return 'gone'
    const state =
      object.scanState === 'clean' || object.scanState === 'infected'
        ? object.scanState
        : await judge(deps, object, o)
    // Right after the commit, so that an infected file cannot be opened for long after the notice.
    if (state === 'infected') await deps.objects.remove(objectId)
    return state
  }
}

async function judge(
  deps: Deps,
  object: DocumentObject,
  { isLastTry }: { isLastTry: boolean },
): Promise<ScanOutcome> {
  const content = await deps.objects.read(object.id)
  // A row is written after its content and removed before it, so without content there is no row.
  if (!content) return 'gone'
  const verdict = await deps.scan(content).catch((error: unknown) => {
    if (isLastTry) return 'failed' as const
    throw error
  })
  return deps.unitOfWork((tx) => record(tx, object.id, verdict, deps.clock.now()))
}

async function record(
  tx: Transaction<Stores>,
  objectId: string,
  verdict: Verdict | 'failed',
  now: Date,
): Promise<ScanOutcome> {
  const object = await tx.documents.lockObject(objectId)
  if (!object) return 'gone'
  if (object.scanState === 'clean' || object.scanState === 'infected')
    return object.scanState
  await tx.documents.setScanState(objectId, verdict, now)
  if (verdict === 'failed') return verdict
  const { studentId, bytes } = object
  await tx.outbox.publish(DocumentScanned, {
    aggregateId: objectId,
    version: 1,
    data: { objectId, studentId, bytes, state: verdict },
  })
  if (verdict === 'infected') await notifyOwner(tx, object, now)
  return verdict
}

async function notifyOwner(
  tx: Transaction<Stores>,
  { id, studentId }: DocumentObject,
  now: Date,
): Promise<void> {
  const document = await tx.documents.findByObject(id)
  const noticeId = idFromName('notice', `document-infected:${id}`)
  await tx.outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      userId: studentId,
      type: 'document-infected',
      ...(document ? inVault(document.name) : HANDED_IN),
      occurredAt: now.toISOString(),
      isUrgent: false,
    }),
  )
}

function inVault(name: string) {
  return {
    title: shortened(`A virus was found in “${name}”`, TITLE_MAX),
    body: 'Our virus scanner found something in this document, so we deleted its content. Scan your computer, create the file again, and add it to your vault. If you submitted it with an application, reviewers cannot open it.',
    link: '/documents',
    linkLabel: 'View your documents',
  }
}

/** For a document in no vault: it was removed since, or is a letter that somebody else sent. */
const HANDED_IN = {
  title: 'A virus was found in a file of an application',
  body: 'Our virus scanner found something in a file that belongs to an application of yours, such as a letter of recommendation, so we deleted its content. Open the application to see what is missing.',
  link: '/applications',
  linkLabel: 'View your applications',
}
