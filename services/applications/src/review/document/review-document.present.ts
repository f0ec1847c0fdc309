import type { DocumentForHolder } from '../../student/document/hold-documents.ts'

/**
 * Documents as a review shows them. Nothing in a file can be hidden, so who must not know everything gets none,
 * and of each its kind and a number: a file's name is a person's as often as not.
 */
export function presentReviewDocuments(
  applicationId: string,
  documents: readonly DocumentForHolder[],
  isBlinded: boolean,
) {
  const counts = new Map<string, number>()
  return documents.map(({ objectId, kind, name, bytes, isShownToOthers }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const isOpen = isShownToOthers && !isBlinded
    return {
      id: objectId,
      kind: kind.toUpperCase(),
      name: isBlinded ? `${inWords(kind)} ${count}` : name,
      size: bytes,
      downloadPath: isOpen ? reviewDocumentPath(applicationId, objectId) : null,
    }
  })
}

function inWords(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function reviewDocumentPath(applicationId: string, objectId: string): string {
  return `/api/review/applications/${applicationId}/documents/${objectId}/content`
}
