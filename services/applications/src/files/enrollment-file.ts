import { notFound } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { asDecider } from '../application/submission/submitted-application.policy.ts'
import type { UseCases } from '../use-cases.ts'
import { contentAnswer } from './content-answer.ts'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'

export const ENROLLMENT_CONTENT =
  /^\/api\/awards\/([0-9a-f-]{36})\/enrollment-document\/content$/

/** A student's proof of enrollment, for the organization behind the award. */
export async function answerEnrollmentContent(
  useCases: Pick<UseCases, 'openEnrollmentDocument' | 'readDocumentContent'>,
  viewer: Viewer,
  request: Request,
  offerId: string,
): Promise<Response> {
  const owner = asDecider(viewer)
  if (!owner.ok) return problemAnswer(problemText(owner.error))
  const document = await useCases.openEnrollmentDocument(owner.value, offerId)
  if (!document) return problemAnswer(problemText(notFound('document')))
  return contentAnswer(request, document, useCases.readDocumentContent)
}
