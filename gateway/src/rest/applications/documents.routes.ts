import { z } from 'zod'
import { NO_CONTENT, found, listed, missing, pageVariables } from '../responses.ts'
import { pageQuery, queryChoice, rawText, text } from '../inputs.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'

const tag = 'Documents'
const access = 'signed-in'

const KINDS = [
  'transcript',
  'recommendation_letter',
  'resume',
  'essay',
  'financial_documents',
  'passport_copy',
  'test_score_report',
  'other',
]
const FIELDS =
  'id name kind contentType bytes scanState contentPath usedIn createdAt lastUsedAt'

export const documentShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  contentType: z.string(),
  bytes: z.int(),
  scanState: z.enum(['not_scanned', 'pending', 'clean', 'infected', 'failed']),
  contentPath: z.string().nullable(),
  usedIn: z.int(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

function presentDocument(row: Row): Row {
  const { kind, scanState, ...same } = row
  return { ...same, kind: snakeWord(kind), scanState: snakeWord(scanState) }
}

const listDocuments = defineRoute({
  method: 'GET',
  path: '/api/documents',
  tag,
  summary: 'The caller’s documents, newest first.',
  access,
  query: z.object({ kind: queryChoice(KINDS), ...pageQuery }),
  operation: `query RestDocuments($kind: DocumentKind, $first: Int, $after: String) {
    documents(kind: $kind, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } }
    }
  }`,
  variables: ({ query }) => ({ kind: query.kind ?? null, ...pageVariables(query) }),
  answer: (data, input) => listed(data['documents'], presentDocument, input),
  success: { status: 200, shape: z.array(documentShape) },
})

const quotaShape = z.strictObject({
  usedBytes: z.int(),
  maxBytes: z.int(),
  usedCount: z.int(),
  maxCount: z.int(),
  maxFileBytes: z.int(),
})

const readQuota = defineRoute({
  method: 'GET',
  path: '/api/documents/quota',
  tag,
  summary: 'How full the caller’s vault is.',
  access,
  operation: `query RestDocumentQuota {
    documentQuota { usedBytes maxBytes usedCount maxCount maxFileBytes }
  }`,
  answer: (data) => found(data['documentQuota']),
  success: { status: 200, shape: quotaShape },
})

const getDocument = defineRoute({
  method: 'GET',
  path: '/api/documents/:id',
  tag,
  summary: 'One document of the caller.',
  access,
  operation: `query RestDocument($id: ID!) { document(id: $id) { ${FIELDS} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ document }) =>
    isRow(document) ? found(presentDocument(document)) : missing('Document'),
  success: { status: 200, shape: documentShape },
})

const updateDocument = defineRoute({
  method: 'PATCH',
  path: '/api/documents/:id',
  tag,
  summary: 'Changes its name (the extension stays) or its kind.',
  access,
  body: z.strictObject({
    name: rawText(),
    kind: text()
      .refine((kind) => !kind || KINDS.includes(kind), `Choose one of ${KINDS.join(', ')}`)
      .transform((kind) => kind?.toUpperCase()),
  }),
  operation: `mutation RestUpdateDocument($input: UpdateDocumentInput!) {
    updateDocument(input: $input) {
      ... on DocumentSuccess { document { ${FIELDS} } } ${PROBLEM}
    }
  }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) =>
    found(presentDocument(rowOf(rowOf(data['updateDocument'])['document']))),
  success: { status: 200, shape: documentShape },
})

const removeDocument = defineRoute({
  method: 'DELETE',
  path: '/api/documents/:id',
  tag,
  summary: 'Removes it from the vault; submitted copies stay with their applications.',
  access,
  operation: `mutation RestRemoveDocument($input: RemoveDocumentInput!) {
    removeDocument(input: $input) { ... on RemoveDocumentSuccess { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
})

export const documentRoutes = [
  listDocuments,
  readQuota,
  getDocument,
  updateDocument,
  removeDocument,
]
