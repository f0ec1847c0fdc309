import { z } from 'zod'
import { flag, rawText, text } from '../inputs.ts'
import { found } from '../responses.ts'
import type { FileRoute } from '../file-route.ts'
import { defineRoute, PROBLEM, type Row } from '../route.ts'
import { rowOf } from '../values.ts'
import { presentWithStatus, REQUEST, requestShape } from './recommendation-fields.ts'

const tag = 'Recommendation requests'
// The caller is whoever has the link's token; it is in the body or a header, which no log
// keeps.
const access = 'public'
const PATH = '/api/recommendation-requests'
const token = z.string('Please give the token of the link')

const ANSWERED = `... on RecommendationAnswered { request { ${REQUEST} } } ${PROBLEM}`
const success = { status: 200, shape: requestShape }
const requestIn = (data: Row, field: string) =>
  found(presentWithStatus(rowOf(data[field])['request']))

const openRequest = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary: 'What a recommender’s link leads to; `timeZone` is that of their clock.',
  access,
  leavesViewer: true,
  body: z.strictObject({ token, timeZone: text() }),
  operation: `mutation RestOpenRecommendationRequest($input: OpenRecommendationRequestInput!) {
    openRecommendationRequest(input: $input) { ${ANSWERED} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => requestIn(data, 'openRecommendationRequest'),
  success,
})

const saveDraft = defineRoute({
  method: 'PATCH',
  path: PATH,
  tag,
  summary: 'Saves the draft of the letter.',
  access,
  leavesViewer: true,
  body: z.strictObject({ token, text: rawText() }),
  operation: `mutation RestSaveLetterDraft($input: SaveLetterDraftInput!) {
    saveLetterDraft(input: $input) { ${ANSWERED} }
  }`,
  variables: ({ body }) => ({ input: { ...body, text: body.text ?? '' } }),
  answer: (data) => requestIn(data, 'saveLetterDraft'),
  success,
})

const submitLetter = defineRoute({
  method: 'POST',
  path: `${PATH}/letter`,
  tag,
  summary: 'Submits the text or the uploaded file; repeating it returns the same.',
  access,
  leavesViewer: true,
  body: z.strictObject({ token, text: rawText(), mayReuse: flag() }),
  operation: `mutation RestSubmitLetter($input: SubmitLetterInput!) {
    submitLetter(input: $input) { ${ANSWERED} }
  }`,
  variables: ({ body }) => ({ input: { ...body, mayReuse: body.mayReuse ?? false } }),
  answer: (data) => requestIn(data, 'submitLetter'),
  success,
})

const decline = defineRoute({
  method: 'POST',
  path: `${PATH}/refusal`,
  tag,
  summary: 'Declines to write; the student reads the reason.',
  access,
  leavesViewer: true,
  body: z.strictObject({ token, reason: rawText() }),
  operation: `mutation RestDeclineRecommendationRequest($input: DeclineRecommendationRequestInput!) {
    declineRecommendationRequest(input: $input) { ${ANSWERED} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => requestIn(data, 'declineRecommendationRequest'),
  success,
})

const stopReminders = defineRoute({
  method: 'POST',
  path: `${PATH}/stopped-reminders`,
  tag,
  summary: 'Stops emails about it; the link keeps working.',
  access,
  leavesViewer: true,
  body: z.strictObject({ token }),
  operation: `mutation RestStopRecommendationReminders($input: StopRecommendationRemindersInput!) {
    stopRecommendationReminders(input: $input) { ${ANSWERED} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer: (data) => requestIn(data, 'stopRecommendationReminders'),
  success,
})

export const recommendationRequestRoutes = [
  openRequest,
  saveDraft,
  submitLetter,
  decline,
  stopReminders,
]

const LETTER_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

export const letterFileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path: `${PATH}/file`,
    tag,
    summary:
      'Sends the letter as a file of up to 10 MiB: PDF or DOCX, as the body or as the field `file` of a form. It is submitted with `POST /api/recommendation-requests/letter`.',
    access,
    service: 'applications',
    query: z.object({ name: z.string().optional() }),
    headers: ['Recommendation-Token'],
    takes: [...LETTER_TYPES, 'application/octet-stream', 'multipart/form-data'],
    success: { status: 201, shape: requestShape },
  },
  {
    method: 'GET',
    path: '/api/recommendations/:id/letter',
    tag: 'Recommendations',
    summary:
      'The file of a letter, for those it was submitted to and for a student who kept the right to read it.',
    access: 'signed-in',
    service: 'applications',
    takes: [],
    success: { status: 200, shape: null, types: LETTER_TYPES },
  },
]
