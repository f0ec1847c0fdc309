/** Odd input at every documented REST path: whatever the answer is, it is no server error. */
import { isThorough } from '@landfall/kit/testing/breadth'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { signInAdmin, signUp, signUpDonor } from '../kit/people.ts'
import { createClient, type Client } from '../kit/rest.ts'

/** How many for each path; the gateway's own tests try each kind of value. */
const RUNS = isThorough ? 20 : 2
/** Ends the session that the other calls need, and takes no input. */
const LEFT_OUT = new Set(['POST /api/auth/logout'])

type Schema = { properties?: Record<string, unknown> }
type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Described = {
  name: string
  method: string
  path: string
  queryNames: string[]
  bodyNames: string[]
}

const clients: Client[] = []

beforeAll(async () => {
  const [student, donor, admin] = [
    await signUp('student'),
    await signUpDonor({ isVerified: true }),
    await signInAdmin(),
  ]
  clients.push(createClient(), student.client, donor.client, admin.client)
})

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    "'; drop table users; --",
    '%00',
    '\u0000',
    '../../etc/passwd',
    '{{7*7}}',
    '\u202E\uFEFF',
    '9'.repeat(400),
    '1e309',
    '-0',
    'NaN',
    'null',
    '\uD800',
    'a'.repeat(5_000),
    '00000000-0000-0000-0000-000000000000',
    '2024-02-30T25:61:61Z',
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.anything({ maxDepth: 2, withObjectString: true }).filter(isJson),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.1, true, null, [], [[]], {}, [null], ['']),
)

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

test('no path answers 5xx, whatever is sent', async () => {
  const described = (await describePaths()).filter(({ name }) => !LEFT_OUT.has(name))
  expect(described.length).toBeGreaterThan(40)
  const broken = new Set<string>()
  for (const route of described) {
    await fc.assert(
      fc.asyncProperty(inputFor(route), fc.nat(clients.length - 1), async (input, who) => {
        const client = clients[who] ?? createClient()
        const { status, text } = await client.call(route.method, input.path, {
          ...(!['GET', 'HEAD'].includes(route.method) && { body: input.body }),
        })
        if (status >= 500) {
          broken.add(
            `${route.name} ${status} ${JSON.stringify(input)} ${text.slice(0, 200)}`,
          )
        }
      }),
      { numRuns: RUNS },
    )
  }
  expect([...broken]).toEqual([])
})

async function describePaths(): Promise<Described[]> {
  type Document = { paths: Record<string, Record<string, Operation>> }
  const { body } = await createClient().get<Document>('/api/openapi.json')
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      method: verb.toUpperCase(),
      path,
      queryNames: (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name),
      bodyNames: Object.keys(
        operation.requestBody?.content['application/json']?.schema.properties ?? {},
      ),
    })),
  )
}

function inputFor({ path, queryNames, bodyNames }: Described) {
  const holes = path.match(/\{\w+\}/g) ?? []
  return fc
    .record({
      segments: fc.tuple(...holes.map(() => oddText)),
      query: someOf(queryNames, oddText),
      body: fc.oneof({ weight: 5, arbitrary: someOf(bodyNames, oddValue) }, oddValue),
    })
    .map(({ segments, query, body }) => ({
      path: fill(path, holes, segments, query),
      body,
    }))
}

function someOf(names: string[], value: fc.Arbitrary<unknown>) {
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  })
}

function fill(
  path: string,
  holes: string[],
  segments: string[],
  query: Record<string, unknown>,
): string {
  const filled = holes.reduce(
    (text, hole, index) => text.replace(hole, () => encode(segments[index] ?? '')),
    path,
  )
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encode(String(value))}`,
  )
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

/** An empty segment would make another path; half a character has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E') || 'x'
}
