import { z } from 'zod'
import { created, found, missing } from '../responses.ts'
import { flag } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { OWNERS_OF_SCHOLARSHIPS, PROBLEM, type RouteInput, defineRoute } from '../route.ts'
import { rowOf } from '../values.ts'

const tag = 'Importing scholarships'
const access = OWNERS_OF_SCHOLARSHIPS
/** The service refuses a larger one too. */
const FILE_MAX_BYTES = 5 * 1024 * 1024

const FIELDS = `id organizationId fileName status ignoredColumns publishes createdAt appliedAt
  undoneAt undoableUntil rowCount newCount changedCount unchangedCount errorCount draftOnlyCount
  refusedCount undoneCount keptCount
  rows(first: 100) { edges { node {
    rowNumber title outcome state scholarshipId
    faults { column message } draftReasons { column message }
  } } }`
const RESULT = `__typename ... on ListingImportSuccess { listingImport { ${FIELDS} } } ${PROBLEM}`

const faults = z.array(z.object({ column: z.string(), message: z.string() }))
const rowShape = z.object({
  rowNumber: z.number(),
  title: z.string(),
  outcome: z.string(),
  state: z.string(),
  scholarshipId: z.string().nullable(),
  faults,
  draftReasons: faults,
})
const shape = z.object({
  id: z.string(),
  organizationId: z.string().nullable(),
  fileName: z.string(),
  status: z.string(),
  ignoredColumns: z.array(z.string()),
  publishes: z.boolean(),
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  undoableUntil: z.string().nullable(),
  rowCount: z.number(),
  newCount: z.number(),
  changedCount: z.number(),
  unchangedCount: z.number(),
  errorCount: z.number(),
  draftOnlyCount: z.number(),
  refusedCount: z.number(),
  undoneCount: z.number(),
  keptCount: z.number(),
  rows: z.array(rowShape),
})
const edges = z.array(z.object({ node: z.unknown() }))

/** An import with its first hundred rows; the page and GraphQL read the others. */
function presentImport(row: unknown) {
  const { rows, status, ...figures } = rowOf(row)
  const shown = edges.parse(rowOf(rows)['edges']).map(({ node }) => {
    const { outcome, state, ...rest } = rowOf(node)
    return { ...rest, outcome: lowered(outcome), state: lowered(state) }
  })
  return { ...figures, id: String(figures['id']), status: lowered(status), rows: shown }
}

function lowered(word: unknown): string {
  return String(word).toLowerCase()
}

function importOf(result: unknown) {
  return presentImport(rowOf(result)['listingImport'])
}

const createImport = defineRoute({
  method: 'POST',
  path: '/api/scholarship-imports',
  tag,
  summary:
    'Uploads a CSV of scholarships (up to 5 MiB and 5,000 rows). Once its status is `ready`, it says what each row would do.',
  access,
  upload: { type: 'text/csv', maxBytes: FILE_MAX_BYTES },
  query: z.object({
    organizationId: recordId(z.string().optional()),
    fileName: z.string().optional(),
  }),
  operation: `mutation RestCreateImport($input: CreateListingImportInput!) {
    createListingImport(input: $input) { ${RESULT} }
  }`,
  variables: ({ query, body }) => ({ input: { ...query, ...rowOf(body) } }),
  answer({ createListingImport: result }) {
    const made = importOf(result)
    return created(`/api/scholarship-imports/${made.id}`, made)
  },
  success: { status: 201, shape },
})

const readImport = defineRoute({
  method: 'GET',
  path: '/api/scholarship-imports/:id',
  tag,
  summary: 'One upload, with what it would do or has done.',
  access,
  operation: `query RestImport($id: ID!) { listingImport(id: $id) { ${FIELDS} } }`,
  variables: ({ params }: RouteInput) => ({ id: params['id'] }),
  answer: ({ listingImport: row }) => (row ? found(presentImport(row)) : missing('Import')),
  success: { status: 200, shape },
})

const confirmImport = defineRoute({
  method: 'POST',
  path: '/api/scholarship-imports/:id/confirm',
  tag,
  summary: 'Saves the rows without errors; `publish` publishes new ones immediately.',
  access,
  body: z.strictObject({ publish: flag() }),
  operation: `mutation RestConfirmImport($input: ConfirmListingImportInput!) {
    confirmListingImport(input: $input) { ${RESULT} }
  }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], publish: body.publish ?? false },
  }),
  answer: (data) => found(importOf(data['confirmListingImport'])),
  success: { status: 200, shape },
})

const undoImport = defineRoute({
  method: 'POST',
  path: '/api/scholarship-imports/:id/undo',
  tag,
  summary: 'Undoes an import within 30 days, except for what has been edited since.',
  access,
  operation: `mutation RestUndoImport($input: UndoListingImportInput!) {
    undoListingImport(input: $input) { ${RESULT} }
  }`,
  variables: ({ params }: RouteInput) => ({ input: { id: params['id'] } }),
  answer: (data) => found(importOf(data['undoListingImport'])),
  success: { status: 200, shape },
})

export const scholarshipImportRoutes = [createImport, readImport, confirmImport, undoImport]
