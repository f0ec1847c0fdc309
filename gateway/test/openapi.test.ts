import { readFileSync } from 'node:fs'
import { buildSchema, isInterfaceType, Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOpenApi } from '../src/rest/openapi.ts'
import { FILE_ROUTES, REST_ROUTES } from '../src/rest/routes.ts'
import { STATUS_BY_PROBLEM } from '../src/rest/problems.ts'
import { type Site, startSite } from './_gateway.ts'

const apiSchema = buildSchema(
  readFileSync(new URL('../api-schema.graphql', import.meta.url), 'utf8'),
)
type Documented = {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}
const document = buildOpenApi(REST_ROUTES, {
  serverUrl: 'http://localhost',
  apiSchema,
  files: FILE_ROUTES,
}) as Documented

function statusesOf(method: string, path: string): number[] {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return Object.keys(operation?.responses ?? {}).map(Number)
}

describe('the statuses of the OpenAPI document', () => {
  it.each([
    ['POST', '/api/auth/login', 401],
    ['POST', '/api/auth/login', 429],
    ['POST', '/api/saved-scholarships', 404],
    ['POST', '/api/scholarships/:id/archive', 409],
    ['POST', '/api/admin/sync-runs/:id/decision', 409],
    ['POST', '/api/ai/match', 429],
  ])('%s %s names %i', (method, path, status) => {
    expect(statusesOf(method, path)).toContain(status)
  })

  it('name 429 everywhere, because the budget of a caller counts every call', () => {
    const without = REST_ROUTES.filter(
      ({ method, path }) => !statusesOf(method, path).includes(429),
    )
    expect(without).toEqual([])
  })

  it('say for each CSV file that it begins with a byte order mark', () => {
    const tables = FILE_ROUTES.filter(({ success }) => success.types?.includes('text/csv'))
    expect(tables.length).toBeGreaterThan(0)
    for (const { path } of tables) {
      const { get } = document.paths[path.replace(/:(\w+)/g, '{$1}')] ?? {}
      expect(get?.responses[200]).toMatchObject({
        description: expect.stringContaining('begins with a byte order mark'),
      })
    }
  })

  it('cover every problem type of the graph', () => {
    const problem = apiSchema.getType('Problem')
    if (!isInterfaceType(problem)) throw new Error('Problem is an interface')
    const names = apiSchema.getPossibleTypes(problem).map(({ name }) => name)
    expect(names.filter((name) => STATUS_BY_PROBLEM[name] === undefined)).toEqual([])
  })
})

/** Root fields of mutations, and the problems that each may answer. */
const refusals = Object.values(apiSchema.getMutationType()?.getFields() ?? {}).map(
  ({ name, type }) => {
    const named = apiSchema.getType(String(type).replace(/[[\]!]/g, ''))
    const members = named && 'getTypes' in named ? named.getTypes() : []
    const problems = members
      .map((member) => member.name)
      .filter((member) => STATUS_BY_PROBLEM[member])
    return [name, problems] as const
  },
)
const writes = REST_ROUTES.filter(({ operation }) => operation.startsWith('mutation'))

const BODIES = [
  {
    scholarshipId: 'x',
    profile: {},
    decision: 'approve',
    username: 'a',
    password: 'b',
  },
  {},
]

const problemCounts = new Map(refusals.map(([name, problems]) => [name, problems.length]))

/** How many different problems the mutations of a route may answer. */
function problemCountOf({ operation }: (typeof writes)[number]): number {
  const fields = parse(operation).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
  )
  const counts = fields.map((one) =>
    one.kind === Kind.FIELD ? (problemCounts.get(one.name.value) ?? 0) : 0,
  )
  return Math.max(1, ...counts)
}

/** A body that reaches the graph, whose problems differ; bodies refused before are all refused alike. */
const reaching = ({ body }: (typeof writes)[number]) =>
  BODIES.filter((sent) => body?.safeParse(sent).success ?? true).slice(0, 1)

describe('every answer of the routes', () => {
  let site: Site
  let next = 0
  beforeAll(async () => {
    const answers = refusals
      .filter(([, problems]) => problems.length > 0)
      .map(([name, problems]) => [
        `Mutation.${name}`,
        () => {
          const __typename = problems[next % problems.length]
          const code = __typename?.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()
          return __typename
            ? { __typename, code, message: 'No', errors: [], retryAfterSeconds: 1 }
            : null
        },
      ])
    site = await startSite({ answers: Object.fromEntries(answers) })
  })
  afterAll(() => site.stop())

  it('is documented for every problem type of the graph', async () => {
    const undocumented: string[] = []
    const seen = new Set<number>()
    const ask = async (route: (typeof writes)[number]) => {
      const { method, path, access, success } = route
      const isForStudents =
        typeof access === 'string' || access.accountTypes.includes('student')
      const session = isForStudents ? 'a-student' : 'an-admin'
      const address = path.replace(/:\w+/g, 'some-id')
      for (const body of next === 0 ? BODIES : reaching(route)) {
        const { status } = await site.call(method, address, { session, body })
        seen.add(status)
        const isKnown =
          status === success.status || statusesOf(method, path).includes(status)
        if (!isKnown) undocumented.push(`${method} ${path} ${status}`)
      }
    }
    const rounds = writes.map((route) => [route, problemCountOf(route)] as const)
    const most = Math.max(...rounds.map(([, count]) => count))
    for (next = 0; next < most; next++) {
      const others = rounds.filter(([, count]) => next < count)
      await Promise.all(others.map(([route]) => ask(route)))
    }
    expect([...new Set(undocumented)]).toEqual([])
    expect([...seen]).toEqual(expect.arrayContaining([401, 404, 409, 422, 429]))
  })
})
