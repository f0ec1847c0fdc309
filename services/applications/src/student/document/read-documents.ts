import type { Readable } from 'node:stream'
import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import {
  type DocumentKind,
  MAX_FILE_BYTES,
  type QuotaLimits,
  type QuotaUse,
  type VaultDocument,
} from './document.ts'
import type { DocumentPosition, DocumentStore } from './document.store.ts'
import type { ByteRange, ObjectStorage } from './storage/object-storage.ts'

type Deps = { documents: DocumentStore }

export type DocumentPage = {
  records: VaultDocument[]
  hasNextPage: boolean
  totalCount: number
}

/** One page of a student's vault, newest first, with the number of all of the kind. */
export function makeListDocuments({ documents }: Deps) {
  return async function listDocuments(
    { studentId }: StudentRef,
    query: { kind: DocumentKind | null; after: DocumentPosition | null; first: number },
  ): Promise<DocumentPage> {
    const { kind, after, first } = query
    const [records, totalCount] = await Promise.all([
      documents.page({ studentId, kind, after, limit: first + 1 }),
      documents.countOf(studentId, kind),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

/** One of the student's own documents; null if there is none, or it is somebody else's. */
export function makeFindDocument({ documents }: Deps) {
  return async ({ studentId }: StudentRef, id: string): Promise<VaultDocument | null> =>
    isUuid(id) ? documents.find(studentId, id) : null
}

export type DocumentQuota = QuotaUse & QuotaLimits & { maxFileBytes: number }

/** How full a student's vault is. */
export function makeReadQuota({ documents, quota }: Deps & { quota: QuotaLimits }) {
  return async ({ studentId }: StudentRef): Promise<DocumentQuota> => ({
    ...(await documents.useOf(studentId)),
    ...quota,
    maxFileBytes: MAX_FILE_BYTES,
  })
}

/** The content of a document or a part of it; null if it was deleted for a virus. */
export function makeReadContent({ objects }: { objects: ObjectStorage }) {
  return async (
    { objectId, scanState }: Pick<VaultDocument, 'objectId' | 'scanState'>,
    range?: ByteRange,
  ): Promise<Readable | null> =>
    scanState === 'infected' ? null : objects.read(objectId, range)
}
