import { z } from 'zod'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { pageQuery, queryChoice, rawText, text } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { PROBLEM, type Row, type RouteInput, defineRoute, STUDENTS } from '../route.ts'
import {
  SCHOLARSHIP_FIELDS,
  presentScholarship,
  scholarshipShape,
} from '../catalog/scholarship.presenter.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'

const tag = 'Saved scholarships'
const access = 'signed-in'

// Saving and changing need no other service: only the id of the scholarship is asked for then.
const RECORD = `id studentId applicationStatus notes createdAt updatedAt`
const WITH_ID = `${RECORD} scholarship { id }`
const WHOLE = `${RECORD} scholarship { ...ScholarshipFields }`

function presentRecord(row: Row): Row {
  const { scholarship, applicationStatus, ...same } = row
  return {
    ...same,
    scholarshipId: rowOf(scholarship)['id'],
    applicationStatus: snakeWord(applicationStatus),
  }
}

function presentWhole(row: Row): Row {
  return {
    ...presentRecord(row),
    scholarship: presentScholarship(rowOf(row['scholarship'])),
  }
}

const recordShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  scholarshipId: z.string(),
  applicationStatus: z.enum(['not_applied', 'planned', 'applied', 'accepted', 'rejected']),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
const wholeShape = recordShape.extend({ scholarship: scholarshipShape })

const listSaved = defineRoute({
  method: 'GET',
  path: '/api/saved-scholarships/student/:studentId',
  tag,
  summary:
    'The caller’s saved scholarships, newest first or (`sort=date`) the next date first, by id or `me`.',
  access,
  query: z.object({
    status: queryChoice(['not_applied', 'planned', 'applied', 'accepted', 'rejected']),
    sort: queryChoice(['saved', 'date']),
    ...pageQuery,
  }),
  operation: `query RestSaved($status: SavedScholarshipStatus, $sort: SavedScholarshipSort, $first: Int, $after: String) {
    savedScholarships(status: $status, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${WHOLE} } }
    }
  } ${SCHOLARSHIP_FIELDS}`,
  shortcut: (input) => (isOwn(input) ? null : missing('Student')),
  variables: ({ query }) => ({
    status: query.status ?? null,
    sort: query.sort ?? 'SAVED',
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['savedScholarships'], presentWhole, input),
  success: { status: 200, shape: z.array(wholeShape) },
})

function isOwn({ params, viewer }: RouteInput): boolean {
  const { studentId } = params
  return studentId === 'me' || (viewer.kind === 'user' && viewer.userId === studentId)
}

const countSaved = defineRoute({
  method: 'GET',
  path: '/api/saved-scholarships/counts',
  tag,
  summary: 'The caller’s counts by status.',
  access,
  operation: `query RestSavedCounts {
    savedScholarshipCounts { total notApplied planned applied accepted rejected }
  }`,
  answer: (data) => found(data['savedScholarshipCounts']),
  success: {
    status: 200,
    shape: z.strictObject({
      total: z.int(),
      notApplied: z.int(),
      planned: z.int(),
      applied: z.int(),
      accepted: z.int(),
      rejected: z.int(),
    }),
  },
})

const getSaved = defineRoute({
  method: 'GET',
  path: '/api/saved-scholarships/:id',
  tag,
  summary: 'One saved scholarship of the caller.',
  access,
  operation: `query RestSavedOne($id: ID!) {
    savedScholarship(id: $id) { ${WHOLE} }
  } ${SCHOLARSHIP_FIELDS}`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ savedScholarship }) =>
    isRow(savedScholarship)
      ? found(presentWhole(savedScholarship))
      : missing('Saved scholarship'),
  success: { status: 200, shape: wholeShape },
})

const RESULT = `... on SavedScholarshipSuccess { isNew savedScholarship { ${WITH_ID} } } ${PROBLEM}`

const save = defineRoute({
  method: 'POST',
  path: '/api/saved-scholarships',
  tag,
  summary: 'Saves a scholarship; 200 with the same record if it was already saved.',
  access: STUDENTS,
  body: z.strictObject({
    scholarshipId: recordId(
      z.string('Please select a scholarship').min(1, 'Please select a scholarship'),
    ),
    studentId: actorId(text()),
    applicationStatus: text(),
    notes: rawText(),
  }),
  operation: `mutation RestSave($input: SaveScholarshipInput!) {
    saveScholarship(input: $input) { ${RESULT} }
  }`,
  variables: ({ body }) => ({ input: body }),
  answer({ saveScholarship }) {
    const { isNew, savedScholarship } = rowOf(saveScholarship)
    const record = presentRecord(rowOf(savedScholarship))
    return isNew
      ? created(`/api/saved-scholarships/${record['id']}`, record)
      : found(record)
  },
  success: { status: 201, shape: recordShape },
})

const updateSaved = defineRoute({
  method: 'PATCH',
  path: '/api/saved-scholarships/:id',
  tag,
  summary: 'Changes the status or the notes.',
  access,
  body: z.strictObject({ applicationStatus: text(), notes: rawText() }),
  operation: `mutation RestUpdateSaved($input: UpdateSavedScholarshipInput!) {
    updateSavedScholarship(input: $input) { ${RESULT} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) =>
    found(presentRecord(rowOf(rowOf(data['updateSavedScholarship'])['savedScholarship']))),
  success: { status: 200, shape: recordShape },
})

const removeSaved = defineRoute({
  method: 'DELETE',
  path: '/api/saved-scholarships/:id',
  tag,
  summary: 'Removes it from the list.',
  access,
  operation: `mutation RestRemoveSaved($input: RemoveSavedScholarshipInput!) {
    removeSavedScholarship(input: $input) {
      ... on RemoveSavedScholarshipSuccess { id scholarshipId } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const savedScholarshipRoutes = [
  listSaved,
  countSaved,
  getSaved,
  save,
  updateSaved,
  removeSaved,
]
