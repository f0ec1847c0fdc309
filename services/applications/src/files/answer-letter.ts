import { notFound, type Problem, problemsFromZod } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { asRequester } from '../application/recommendation/recommendation.policy.ts'
import { presentRequestAsJson } from '../application/recommendation/recommendation.present.ts'
import {
  isReadable,
  type StoredLetter,
} from '../application/recommendation/recommendation.ts'
import { asDecider } from '../application/submission/submitted-application.policy.ts'
import { uploadFacts } from '../student/document/document.input.ts'
import type { UseCases } from '../use-cases.ts'
import { contentAnswer } from './content-answer.ts'
import { fileFault } from './file-fault.ts'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'
import { readUpload } from './read-upload.ts'

export const LETTER_FILE_PATH = '/api/recommendation-requests/file'
export const LETTER_CONTENT = /^\/api\/recommendations\/([0-9a-f-]{36})\/letter$/

type LetterUseCases = Pick<
  UseCases,
  | 'addLetterFile'
  | 'findOwnLetter'
  | 'findRecommendationRequest'
  | 'hasScanner'
  | 'openLetter'
  | 'readDocumentContent'
>

/** Receives a letter's file from the holder of the link, whose token is in a header, so that no log has it. */
export async function takeLetterFile(
  useCases: LetterUseCases,
  request: Request,
): Promise<Response> {
  const token = request.headers.get('recommendation-token') ?? ''
  // Checked before the first byte: a stranger's file is not read.
  if (!(await useCases.findRecommendationRequest(token))) return refuse(notFound('link'))
  const given = await readUpload(request)
  if (!given.ok) return refuse(fileFault(given.error))
  const { bytes, ...claims } = given.value
  const facts = uploadFacts.safeParse({ ...claims, kind: null, name: claims.name ?? '' })
  if (!facts.success) return refuse(problemsFromZod(facts.error))
  const { name, claimedType } = facts.data
  const added = await useCases.addLetterFile(token, { name, claimedType, bytes })
  if (!added.ok) return refuse(added.error)
  return Response.json(presentRequestAsJson(added.value), {
    status: 201,
    headers: { 'cache-control': 'no-store' },
  })
}

/** The file of a letter, for the side that it was submitted to, and for a student who kept the right to read it. */
export async function answerLetterContent(
  useCases: LetterUseCases,
  viewer: Viewer,
  request: Request,
  id: string,
): Promise<Response> {
  const letter = await letterFor(useCases, viewer, id)
  const { file, objectId, fileName: name } = letter ?? {}
  if (!letter || !file || !objectId || !name || !isReadable(letter, useCases.hasScanner))
    return refuse(notFound('letter'))
  return contentAnswer(request, { ...file, objectId, name }, useCases.readDocumentContent)
}

async function letterFor(
  useCases: LetterUseCases,
  viewer: Viewer,
  id: string,
): Promise<StoredLetter | null> {
  const student = asRequester(viewer)
  if (student.ok) return useCases.findOwnLetter(student.value, id)
  const owner = asDecider(viewer)
  return owner.ok ? useCases.openLetter(owner.value, id) : null
}

function refuse(problem: Problem): Response {
  return problemAnswer(problemText(problem))
}
