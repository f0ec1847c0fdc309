import { isReadable } from '../../application/recommendation/recommendation.ts'
import type { ArrivedLetter } from '../../application/submission/read-letters.ts'
import type { ApplicationForm } from '../../application/application/application-form.ts'
import type { DocumentForHolder } from '../../student/document/hold-documents.ts'
import type { HeldDocument } from '../../student/document/document.store.ts'
import { blindLetter } from '../blinding/blind-letter.ts'
import type { BlindField } from '../settings/review.ts'

/** A file that a review hands out. */
export type LetterFile = Pick<
  HeldDocument,
  'objectId' | 'name' | 'contentType' | 'bytes' | 'scanState'
>

/**
 * Documents as a review shows them. Nothing inside a file can be hidden, so readers who must not know everything get
 * no files, only each one's kind and a number: file names often contain a person's name.
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

type Shown = {
  form: ApplicationForm
  submittedAt: Date
  blind: readonly BlindField[]
  hasScanner: boolean
}

/**
 * A recommender's letter as a review shows it: its text is treated like the form's texts, and readers who must not
 * know everything get no file.
 */
export function presentReviewLetter(
  { recommendation, letter }: ArrivedLetter,
  { form, submittedAt, blind, hasScanner }: Shown,
) {
  const { id, applicationId, isWaived, endedAt } = recommendation
  const arrivedAt = endedAt ?? letter.writtenAt
  const { objectId, file, fileName, text } = letter
  const isOpen = objectId !== null && isReadable(letter, hasScanner) && blind.length === 0
  return {
    id,
    ...blindLetter(recommendation, { text, form }, blind),
    isWaived,
    arrivedAt,
    isLate: arrivedAt > submittedAt,
    file: file && {
      id,
      kind: 'RECOMMENDATION_LETTER',
      name: blind.length > 0 ? inWords('recommendation_letter') : (fileName ?? ''),
      size: file.bytes,
      downloadPath: isOpen ? reviewDocumentPath(applicationId, objectId) : null,
    },
  }
}

function inWords(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function reviewDocumentPath(applicationId: string, objectId: string): string {
  return `/api/review/applications/${applicationId}/documents/${objectId}/content`
}
