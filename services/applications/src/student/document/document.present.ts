import type { VaultDocument } from './document.ts'
import type { DocumentQuota } from './read-documents.ts'

/** A document as the graph answers it. */
export function presentDocument(document: VaultDocument) {
  const { id, name, contentType, bytes, usedIn, createdAt, lastUsedAt } = document
  return {
    id,
    name,
    kind: document.kind.toUpperCase(),
    contentType,
    bytes,
    scanState: document.scanState.toUpperCase(),
    contentPath: document.scanState === 'infected' ? null : contentPath(id),
    usedIn,
    createdAt,
    lastUsedAt,
  }
}

/** The same for the REST facade. */
export function presentDocumentAsJson(document: VaultDocument) {
  const { kind, scanState } = document
  return { ...presentDocument(document), kind, scanState }
}

export function presentQuota(quota: DocumentQuota) {
  const { usedBytes, maxBytes, usedCount, maxCount, maxFileBytes } = quota
  return { usedBytes, maxBytes, usedCount, maxCount, maxFileBytes }
}

function contentPath(id: string): string {
  return `/api/documents/${id}/content`
}
