import type { VaultDocument } from './document.ts'

/** What subscribers of a document's events learn: ids, kind and size, never a name. */
export function toEvent({ id, studentId, kind, bytes, version }: VaultDocument) {
  return { aggregateId: id, version, data: { id, studentId, kind, bytes } }
}
