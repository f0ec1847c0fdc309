import { z } from 'zod'
import { pageQuery, queryChoice, queryText, rawText, text } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import {
  OWNERS_OF_SCHOLARSHIPS,
  PROBLEM,
  type Row,
  defineRoute,
  STUDENTS,
} from '../route.ts'
import { isRow, rowOf } from '../values.ts'
import {
  FORM,
  formFields,
  formShape,
  presentFlat,
  STATUSES,
  statusShape,
} from './application-fields.ts'

const tag = 'Applications'
const access = 'signed-in'
const PATH = '/api/scholarship-applications'

const RECORD = `id studentId scholarship { id } state version submittedAt
  applicationDeadline: closesAt lastModifiedAt createdAt ${FORM}`

const recordShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  scholarshipId: z.string(),
  status: statusShape,
  version: z.int(),
  submittedAt: z.iso.datetime().nullable(),
  applicationDeadline: z.iso.datetime().nullable(),
  lastModifiedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  ...formShape,
})

const SAVED = `... on ApplicationSaved { isNew application { ${RECORD} } } ${PROBLEM}`
const SUBMITTED = `... on ApplicationSubmitted { isNew application { ${RECORD} } } ${PROBLEM}`

/** Saves or submits, depending on the status that comes with the fields. */
const SAVE_OR_SUBMIT = `
  saveApplication(input: $input) @skip(if: $submits) { ${SAVED} }
  submitApplication(input: $submission) @include(if: $submits) { ${SUBMITTED} }`

const status = z
  .enum(['draft', 'submitted'], 'Please choose draft or submitted')
  .default('draft')

type Given = { status: 'draft' | 'submitted'; form: Row }

function saveOrSubmit(target: object, { status: wanted, form }: Given) {
  const input = { ...target, form }
  return { input, submission: input, submits: wanted === 'submitted' }
}

function savedOf(data: Row): { isNew: boolean; record: Row } {
  const { isNew, application } = rowOf(data['saveApplication'] ?? data['submitApplication'])
  return { isNew: isNew === true, record: presentFlat(rowOf(application)) }
}

const listApplications = defineRoute({
  method: 'GET',
  path: PATH,
  tag,
  summary: 'The caller’s applications, last changed first.',
  access,
  query: z.object({
    studentId: actorId(queryText()),
    status: queryChoice(STATUSES),
    ...pageQuery,
  }),
  operation: `query RestApplications($states: [ApplicationState!], $first: Int, $after: String) {
    applications(states: $states, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${RECORD} } }
    }
  }`,
  variables: ({ query }) => ({
    states: query.status ? [query.status] : null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['applications'], presentFlat, input),
  success: { status: 200, shape: z.array(recordShape) },
})

const createApplication = defineRoute({
  method: 'POST',
  path: PATH,
  tag,
  summary:
    'Starts or changes the application to a scholarship, and with the status `submitted` submits it; 200 if it already existed.',
  access: STUDENTS,
  body: z.strictObject({
    scholarshipId: recordId(
      z.string('Please select a scholarship').min(1, 'Please select a scholarship'),
    ),
    studentId: actorId(text()),
    status,
    // The server decides when that was.
    submittedAt: text(),
    ...formFields,
  }),
  operation: `mutation RestCreateApplication(
    $input: SaveApplicationInput!, $submission: SubmitApplicationInput!, $submits: Boolean!
  ) { ${SAVE_OR_SUBMIT} }`,
  variables({ body }) {
    const { scholarshipId, studentId, status: wanted, submittedAt: _, ...form } = body
    return saveOrSubmit({ scholarshipId, studentId }, { status: wanted, form })
  },
  answer(data) {
    const { isNew, record } = savedOf(data)
    return isNew ? created(`${PATH}/${record['id']}`, record) : found(record)
  },
  success: { status: 201, shape: recordShape },
})

const getApplication = defineRoute({
  method: 'GET',
  path: `${PATH}/:id`,
  tag,
  summary: 'One application of the caller.',
  access,
  operation: `query RestApplication($id: ID!) { application(id: $id) { ${RECORD} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ application }) =>
    isRow(application) ? found(presentFlat(application)) : missing('Application'),
  success: { status: 200, shape: recordShape },
})

const updateApplication = defineRoute({
  method: 'PATCH',
  path: `${PATH}/:id`,
  tag,
  summary: 'Changes the fields that are given, and with the status `submitted` submits it.',
  access,
  body: z.strictObject({ status, ...formFields }),
  operation: `mutation RestUpdateApplication(
    $input: SaveApplicationInput!, $submission: SubmitApplicationInput!, $submits: Boolean!
  ) { ${SAVE_OR_SUBMIT} }`,
  variables({ params, body: { status: wanted, ...form } }) {
    return saveOrSubmit({ id: params['id'] }, { status: wanted, form })
  },
  answer: (data) => found(savedOf(data).record),
  success: { status: 200, shape: recordShape },
})

const removeApplication = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:id`,
  tag,
  summary: 'Removes a draft that was never submitted.',
  access,
  operation: `mutation RestRemoveApplication($input: ApplicationIdInput!) {
    removeApplication(input: $input) {
      ... on ApplicationRemoved { id scholarshipId } ${PROBLEM}
    }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

const submitApplication = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/submit`,
  tag,
  summary:
    'Submits what is in the application; repeating it returns the same. With `isShared`, the provider’s systems can read it with an API key.',
  access,
  body: z.strictObject({ note: rawText(), isShared: z.boolean().optional() }),
  operation: `mutation RestSubmitApplication($input: SubmitApplicationInput!) {
    submitApplication(input: $input) { ${SUBMITTED} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(savedOf(data).record),
  success: { status: 200, shape: recordShape },
})

const CHANGED = `... on ApplicationChanged { application { ${RECORD} } } ${PROBLEM}`

const withdrawApplication = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/withdraw`,
  tag,
  summary: 'Withdraws it before a decision.',
  access,
  body: z.strictObject({ reason: rawText() }),
  operation: `mutation RestWithdrawApplication($input: WithdrawApplicationInput!) {
    withdrawApplication(input: $input) { ${CHANGED} }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) =>
    found(presentFlat(rowOf(rowOf(data['withdrawApplication'])['application']))),
  success: { status: 200, shape: recordShape },
})

const reopenApplication = defineRoute({
  method: 'POST',
  path: `${PATH}/:id/reopen`,
  tag,
  summary:
    'Turns a withdrawn application into a draft again, while applications are accepted.',
  access,
  operation: `mutation RestReopenApplication($input: ApplicationIdInput!) {
    reopenApplication(input: $input) { ${CHANGED} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) =>
    found(presentFlat(rowOf(rowOf(data['reopenApplication'])['application']))),
  success: { status: 200, shape: recordShape },
})

function presentSubmitted({ lastSubmission, ...row }: Row): Row {
  const { number, form, note } = rowOf(lastSubmission)
  return presentFlat({ ...row, number, note, form })
}

const listSubmitted = defineRoute({
  method: 'GET',
  path: '/api/scholarships/:id/applications',
  tag,
  summary:
    'Applications submitted to a scholarship of the caller’s organization, last submitted first. The students see that they were read.',
  access: OWNERS_OF_SCHOLARSHIPS,
  query: z.object({ status: queryChoice(STATUSES), ...pageQuery }),
  operation: `query RestSubmitted($id: ID!, $states: [ApplicationState!], $first: Int, $after: String) {
    submittedApplications(scholarshipId: $id, states: $states, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node {
        id scholarship { id } state version submittedAt lastSubmission { number note ${FORM} }
      } }
    }
  }`,
  variables: ({ params, query }) => ({
    id: params['id'],
    states: query.status ? [query.status] : null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['submittedApplications'], presentSubmitted, input),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        scholarshipId: z.string(),
        status: statusShape,
        version: z.int(),
        submittedAt: z.iso.datetime(),
        number: z.int(),
        note: z.string().nullable(),
        ...formShape,
      }),
    ),
  },
})

export const scholarshipApplicationRoutes = [
  listApplications,
  createApplication,
  getApplication,
  updateApplication,
  removeApplication,
  submitApplication,
  withdrawApplication,
  reopenApplication,
  listSubmitted,
]
