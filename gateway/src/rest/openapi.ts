import {
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  parse,
} from 'graphql'
import { z } from 'zod'
import { FORM_TYPES } from '../http/form-body.ts'
import { STATUS_BY_PROBLEM } from './problems.ts'
import type { FileRoute } from './file-route.ts'
import type { RestRoute } from './route.ts'

type JsonObject = Record<string, unknown>

const COOKIE_SCHEME = 'session'

const problemSchema: JsonObject = {
  type: 'object',
  description: 'RFC 9457 problem details; `message` repeats `detail`.',
  required: ['type', 'title', 'status', 'detail', 'message', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'array', items: { type: 'string' } },
          message: { type: 'string' },
        },
      },
    },
  },
}

/** The OpenAPI 3.1 document of the facade, made from its table of routes and the graph behind it. */
export function buildOpenApi(
  routes: readonly RestRoute[],
  {
    serverUrl,
    apiSchema,
    files,
  }: { serverUrl: string; apiSchema: GraphQLSchema; files: readonly FileRoute[] },
): JsonObject {
  const paths: Record<string, JsonObject> = {}
  const add = ({ method, path }: RestRoute | FileRoute, operation: JsonObject) => {
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation }
  }
  for (const route of routes) add(route, operationOf(route, apiSchema))
  for (const route of files) add(route, fileOperationOf(route))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall REST API',
      version: '1',
      description:
        'Each call runs one operation of the GraphQL API. Lists return arrays; `Link` leads to the next page and `X-Total-Count` counts all rows. A POST, PATCH or DELETE with an `Idempotency-Key` takes effect once.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        [COOKIE_SCHEME]: { type: 'apiKey', in: 'cookie', name: 'landfall_session' },
      },
    },
  }
}

function operationOf(route: RestRoute, apiSchema: GraphQLSchema): JsonObject {
  return {
    operationId: /(?:query|mutation) (\w+)/.exec(route.operation)?.[1],
    tags: [route.tag],
    summary: summaryOf(route),
    ...(route.access !== 'public' && { security: [{ [COOKIE_SCHEME]: [] }] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: inputSchema(route.body) },
          ...formContent(route),
        },
      },
    }),
    ...(route.upload && {
      requestBody: {
        required: true,
        content: { [route.upload.type]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responsesOf(route, apiSchema),
  }
}

/** The service decides what it refuses; a problem has one of these statuses. */
const FILE_PROBLEMS = [400, 401, 403, 404, 408, 409, 410, 412, 413, 416, 422, 429, 503]

/** Spreadsheets need the byte order mark; tables inside JSON, as in the graph, have none. */
const CSV_NOTE =
  'CSV is UTF-8 and begins with a byte order mark (EF BB BF); skip it when you read the file by program.'

function fileOperationOf(route: FileRoute): JsonObject {
  const { status, shape, types } = route.success
  const binary = { schema: { type: 'string', format: 'binary' } }
  const asFiles = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, binary]))
  const content = shape ? jsonContent(shape) : types && asFiles(types)
  const isTable = types?.includes('text/csv')
  const problems = FILE_PROBLEMS.map((code) => [code, problemResponse()])
  return {
    tags: [route.tag],
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ [COOKIE_SCHEME]: [] }] }),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route),
      ...headerParameters(route),
    ],
    ...(route.takes.length > 0 && {
      requestBody: { required: true, content: asFiles(route.takes) },
    }),
    responses: {
      [status]: {
        description: isTable ? `Done. ${CSV_NOTE}` : 'Done',
        ...(content && { content }),
      },
      ...Object.fromEntries(problems),
    },
  }
}

function formContent({ formFields }: RestRoute): JsonObject {
  if (!formFields) return {}
  const properties = Object.fromEntries(
    formFields.map((name) => [name, { type: 'string' }]),
  )
  const schema = { type: 'object', properties }
  return Object.fromEntries(FORM_TYPES.map((type) => [type, { schema }]))
}

export function summaryOf({ summary, answersWithinSeconds }: RestRoute): string {
  return answersWithinSeconds === undefined
    ? summary
    : `${summary} The response may take ${answersWithinSeconds} seconds.`
}

function headerParameters({ headers = [] }: FileRoute): JsonObject[] {
  return headers.map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }))
}

function pathParameters({ path }: Pick<RestRoute, 'path'>): JsonObject[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: { query?: z.ZodType }): JsonObject[] {
  if (!query) return []
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The refusals of the route's operation, from its possible results. */
function refusalsOf({ operation }: RestRoute, apiSchema: GraphQLSchema): number[] {
  const node = getOperationAST(parse(operation, { noLocation: true }))
  const root = node && apiSchema.getRootType(node.operation)
  const fields = root?.getFields() ?? {}
  const types = (node?.selectionSet.selections ?? []).flatMap((selection) => {
    const type = selection.kind === 'Field' && fields[selection.name.value]?.type
    const named = type && getNamedType(type)
    return named && isAbstractType(named) ? apiSchema.getPossibleTypes(named) : []
  })
  return types.flatMap(({ name }) => STATUS_BY_PROBLEM[name] ?? [])
}

function responsesOf(route: RestRoute, apiSchema: GraphQLSchema): JsonObject {
  const { status, shape } = route.success
  const { pending } = route
  const content = shape && jsonContent(shape)
  const statuses = [
    // The last is for a request that repeats another's Idempotency-Key while that one is in
    // progress.
    ...(route.method === 'GET' ? [] : [400, 403, 413, 415, 409]),
    ...refusalsOf(route, apiSchema),
    ...(route.access === 'public' ? [] : [401, 403]),
    ...(route.path.includes(':') ? [404] : []),
    ...(route.body || route.query || route.upload ? [422] : []),
    429,
    503,
  ]
  const problems = [...new Set(statuses)].toSorted((one, other) => one - other)
  return {
    [status]: { description: 'Done', ...(content && { content }) },
    ...(pending && {
      [pending.status]: {
        description: 'Not done yet; `Location` is where to ask again',
        content: jsonContent(pending.shape),
      },
    }),
    ...Object.fromEntries(problems.map((code) => [code, problemResponse()])),
  }
}

function jsonContent(shape: z.ZodType): JsonObject {
  return { 'application/json': { schema: outputSchema(shape) } }
}

function problemResponse(): JsonObject {
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description: 'A problem', content: { 'application/problem+json': { schema } } }
}

function inputSchema(schema: z.ZodType): JsonObject {
  return plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function outputSchema(schema: z.ZodType): JsonObject {
  return plain(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
}

function plain({ $schema: _dialect, ...schema }: JsonObject): JsonObject {
  return schema
}
