import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someOf } from '@landfall/kit/testing/breadth'
import { REST_ROUTES } from '../src/rest/routes.ts'
import { z } from 'zod'
import { createPerson } from './_person.ts'
import { ADMIN, type Platform, startPlatform } from './_platform.ts'

/** Values that no page sends; none may break more than its own request. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'NaN',
  "' or 1=1 --",
  '\uD800',
  '﷽𝕏\u202E\u0001',
  'x'.repeat(20_000),
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  [],
  [[]],
  ['x'.repeat(5_000), null, 7],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
]

/** How many requests each route gets, and how many values GraphQL. */
const REQUESTS = 3
const VARIABLES = 8

let platform: Platform
let people: Record<
  'visitor' | 'student' | 'donor' | 'admin',
  ReturnType<typeof createPerson>
>
beforeAll(async () => {
  platform = await startPlatform()
  const create = () => createPerson(platform.url)
  people = { visitor: create(), student: create(), donor: create(), admin: create() }
  await people.student.join('student', 'fuzz-student')
  await people.donor.join('donor', 'fuzz-donor')
  await people.donor.post('/api/organizations', { name: 'Fuzz Fund', country: 'Ghana' })
  await people.admin.post('/api/auth/login', {
    username: ADMIN.email,
    password: ADMIN.password,
  })
})
afterAll(() => platform.stop())

// A person who signed out has nothing left to try.
const routes = REST_ROUTES.filter(({ path }) => !/logout|\/sessions/.test(path))

describe('unexpected input', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers every unexpected value with a status below 500',
    async (_name, route) => {
      const who =
        typeof route.access === 'object' ? personFor(route.access.accountTypes) : 'student'
      const failures: unknown[] = []
      for (const request of someOf(requestsFor(route), REQUESTS)) {
        const answer = await people[who].call(route.method, request.path, request.body)
        if (answer.status >= 500) failures.push({ ...request, status: answer.status })
      }
      expect(failures).toEqual([])
    },
  )

  it('answers a body of 100,000 nested lists', async () => {
    const depth = 100_000
    const nested = '['.repeat(depth) + ']'.repeat(depth)
    for (const path of ['/api/auth/login', '/graphql']) {
      const response = await fetch(`${platform.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":"query($a: String) { scholarships(after: $a) { totalCount } }","username":${nested},"variables":{"a":${nested}}}`,
      })
      expect(response.status).toBeLessThan(500)
    }
  })

  it('GraphQL answers every unexpected variable without an internal error', async () => {
    const failures: unknown[] = []
    for (const value of someOf(STRANGE, VARIABLES)) {
      const query = `query($f: ScholarshipFilter, $n: Int, $a: String, $id: ID!) {
        scholarships(filter: $f, first: $n, after: $a) { totalCount }
        scholarship(id: $id) { id } university(id: $id) { id } organization(id: $id) { id }
      }`
      for (const variables of [
        { id: value },
        { id: 'x', f: { query: value } },
        { id: 'x', f: { ids: value, countries: value, universityId: value } },
        { id: 'x', f: { minAmount: value } },
        { id: 'x', n: value },
        { id: 'x', a: value },
      ]) {
        const answer = await people.visitor.post('/graphql', { query, variables })
        if (answer.status >= 500 || answer.text.includes('INTERNAL_ERROR')) {
          failures.push({ variables, text: answer.text.slice(0, 300) })
        }
      }
    }
    expect(failures).toEqual([])
  })
})

type Route = (typeof REST_ROUTES)[number]

function personFor(accountTypes: readonly string[]): 'student' | 'donor' | 'admin' {
  if (accountTypes.includes('student')) return 'student'
  return accountTypes.includes('donor') ? 'donor' : 'admin'
}

/** Each strange value in each place of the route: path, query parameter, field. */
function requestsFor(route: Route): { path: string; body?: unknown }[] {
  const usual = route.path.replace(':studentId', 'me').replace(/:\w+/g, 'some-id')
  const inPath = STRANGE.filter((value) => typeof value === 'string' && value !== '')
    .filter((value) => String(value).length < 5_000)
    .map((value) => ({
      path: route.path.replace(/:\w+/g, encodeURIComponent(wellFormed(String(value)))),
      body: route.body ? {} : undefined,
    }))
  const inQuery = fieldsOf(route.query).flatMap((name, index) =>
    STRANGE.filter((_, at) => (at + index) % 3 === 0).map((value) => {
      const text = wellFormed(String(value)).slice(0, 5_000)
      return { path: `${usual}?${new URLSearchParams({ [name]: text })}` }
    }),
  )
  const fields = fieldsOf(route.body)
  const inBody = fields.flatMap((name, index) =>
    STRANGE.filter((_, at) => (at + index) % 5 === 0).map((value) => ({
      path: usual,
      body: { [name]: value },
    })),
  )
  const inAllFields = STRANGE.map((value) => ({
    path: usual,
    body: Object.fromEntries(fields.map((name) => [name, value])),
  }))
  const inParts = partsOf(route.body).flatMap(([part, names]) =>
    STRANGE.map((value, at) => {
      const name = names[at % names.length] ?? ''
      const everywhere = Object.fromEntries(names.map((other) => [other, value]))
      return {
        path: usual,
        body: { [part]: at % 2 === 0 ? everywhere : { [name]: value } },
      }
    }),
  )
  const wholeBody = route.body ? STRANGE.map((body) => ({ path: usual, body })) : []
  return [
    ...(route.path.includes(':') ? inPath : []),
    ...inQuery,
    ...(route.body ? [...inBody, ...inAllFields, ...inParts, ...wholeBody] : []),
  ]
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Fields of a body that are objects themselves, with their field names. */
function partsOf(schema: z.ZodType | undefined): [string, string[]][] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const names = fieldsOf(part as z.ZodType)
    return names.length > 0 ? [[name, names] as [string, string[]]] : []
  })
}

function wellFormed(text: string): string {
  return text.toWellFormed()
}
