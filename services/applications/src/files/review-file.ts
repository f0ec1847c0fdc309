import { notFound } from '@landfall/kit/core/problems'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { makeReadContent } from '../student/document/read-documents.ts'
import type { TakeReviewDocument } from '../review/report/take-document.ts'
import type { makeTakeExport } from '../review/report/start-export.ts'
import { asPanelist } from '../review/settings/review.policy.ts'
import { contentAnswer } from './content-answer.ts'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'

const ID = '([0-9a-f-]{36})'
const DOCUMENT = new RegExp(`^/api/review/applications/${ID}/documents/${ID}/content$`)
const EXPORT = new RegExp(`^/api/review/exports/${ID}/content$`)
const TYPES = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const

export type ReviewFileUses = {
  readDocumentContent: ReturnType<typeof makeReadContent>
  takeReviewDocument: TakeReviewDocument
  takeReviewExport: ReturnType<typeof makeTakeExport>
}

/** Files of a review, for its panel; null where the path names none. */
export async function reviewFile(
  uses: ReviewFileUses,
  caller: Caller,
  request: Request,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const [, applicationId, objectId] = DOCUMENT.exec(pathname) ?? []
  const [, exportId] = EXPORT.exec(pathname) ?? []
  if (!applicationId && !exportId) return null
  const panelist = asPanelist(caller.viewer)
  if (!panelist.ok) return problemAnswer(problemText(panelist.error))
  if (exportId) {
    const found = await uses.takeReviewExport(panelist.value, exportId)
    if (!found) return problemAnswer(problemText(notFound('file')))
    const { id, format, bytes } = found
    const name = `review.${format}`
    const file = { name, contentType: TYPES[format], bytes: bytes ?? 0 }
    const kept = { objectId: id, scanState: 'clean' } as const
    return contentAnswer(request, { ...file, ...kept }, uses.readDocumentContent)
  }
  const document = await uses.takeReviewDocument(panelist.value, {
    applicationId: applicationId ?? '',
    objectId: objectId ?? '',
  })
  if (!document) return problemAnswer(problemText(notFound('document')))
  return contentAnswer(request, document, uses.readDocumentContent)
}
