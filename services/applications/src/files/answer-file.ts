import { notFound, type Problem, problemsFromZod } from '@landfall/kit/core/problems'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { FileHandler } from '@landfall/kit/http/file-exchange'
import { uploadFacts } from '../student/document/document.input.ts'
import { asVaultOwner } from '../student/document/document.policy.ts'
import { presentDocumentAsJson } from '../student/document/document.present.ts'
import type { UseCases } from '../use-cases.ts'
import {
  answerLetterContent,
  LETTER_CONTENT,
  LETTER_FILE_PATH,
  takeLetterFile,
} from './answer-letter.ts'
import { contentAnswer } from './content-answer.ts'
import { answerEnrollmentContent, ENROLLMENT_CONTENT } from './enrollment-file.ts'
import { fileFault } from './file-fault.ts'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'
import { reviewFile } from './review-file.ts'
import { answerPartnerExport, PARTNER_EXPORT_PATH } from './partner-export-file.ts'
import { readUpload } from './read-upload.ts'
import {
  type AddDocument,
  type ResumableUploads,
  UPLOADS_PATH,
} from './resumable-uploads.ts'

const CONTENT = /^\/api\/documents\/([0-9a-f-]{36})\/content$/

type Deps = {
  useCases: UseCases
  resumableUploads: ResumableUploads
}

/**
 * Answers the file routes of the gateway: a student's own files, letters of recommendation for the
 * people their requests name, files of reviews, and exports for holders of a signed address.
 */
export function makeAnswerFile({ useCases, resumableUploads }: Deps): FileHandler {
  return async ({ caller, request }) => {
    const { pathname } = new URL(request.url)
    if (pathname === LETTER_FILE_PATH) return takeLetterFile(useCases, request)
    if (pathname === PARTNER_EXPORT_PATH) return answerPartnerExport(useCases, request)
    const letterOf = LETTER_CONTENT.exec(pathname)?.[1]
    if (letterOf) return answerLetterContent(useCases, caller.viewer, request, letterOf)
    const awardId = ENROLLMENT_CONTENT.exec(pathname)?.[1]
    if (awardId) return answerEnrollmentContent(useCases, caller.viewer, request, awardId)
    const ofReview = await reviewFile(useCases, caller, request)
    if (ofReview) return ofReview
    const student = asVaultOwner(caller.viewer)
    if (!student.ok) return refuse(student.error)
    if (pathname === UPLOADS_PATH || pathname.startsWith(`${UPLOADS_PATH}/`))
      return resumableUploads(student.value, request)
    if (pathname === '/api/documents' && request.method === 'POST')
      return takeFile(useCases.addDocument, student.value, request)
    const id = CONTENT.exec(pathname)?.[1] ?? ''
    const document = await useCases.findDocument(student.value, id)
    if (!document) return refuse(notFound('document'))
    return contentAnswer(request, document, useCases.readDocumentContent)
  }
}

async function takeFile(
  addDocument: AddDocument,
  student: StudentRef,
  request: Request,
): Promise<Response> {
  const given = await readUpload(request)
  if (!given.ok) return refuse(fileFault(given.error))
  const { bytes, ...claims } = given.value
  const facts = uploadFacts.safeParse({ ...claims, name: claims.name ?? '' })
  if (!facts.success) return refuse(problemsFromZod(facts.error))
  const added = await addDocument(student, { ...facts.data, bytes })
  if (!added.ok) return refuse(added.error)
  const { document, isNew } = added.value
  return Response.json(presentDocumentAsJson(document), {
    status: isNew ? 201 : 200,
    headers: { location: `/api/documents/${document.id}`, 'cache-control': 'no-store' },
  })
}

function refuse(problem: Problem): Response {
  return problemAnswer(problemText(problem))
}
