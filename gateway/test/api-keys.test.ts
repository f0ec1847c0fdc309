import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Site, startSite } from './_gateway.ts'

let site: Site
const callers: Caller[] = []
beforeAll(async () => {
  site = await startSite({
    answers: {
      'Query.scholarshipStats': (_args, { caller }) => {
        callers.push(caller)
        return { totalCount: 7 }
      },
    },
  })
})
afterAll(() => site.stop())
beforeEach(() => callers.splice(0))

const storedOperations = z.object({
  operations: z.array(z.object({ name: z.string(), sha256Hash: z.string() })),
})
const STATS = '{ scholarshipStats { totalCount } }'
/** Each alias costs 21. */
const DEAR = `{ ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `a${at}: scholarships(first: 50) { edges { node { id } } }`).join(' ')} }`

const ask = (key: string | null, body: object, o: { session?: string } = {}) =>
  site.call('POST', '/graphql', {
    body,
    ...o,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
  })

/** The hash of a stored operation from the published list; undefined when the list does not name it. */
async function hashOf(name: string): Promise<string | undefined> {
  const { body } = await site.call('GET', '/graphql/partner-operations.json')
  return storedOperations.parse(body).operations.find((one) => one.name === name)
    ?.sha256Hash
}

describe('an API key', () => {
  it('that is unknown is refused, and signs nobody out', async () => {
    const answer = await ask('lfk_none', { query: STATS }, { session: 'a-student' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(callers).toEqual([])
  })

  it('acts for its organization and not for a person, even with a session cookie', async () => {
    const answer = await ask('lfk_two', { query: STATS }, { session: 'an-admin' })
    expect(answer.body).toMatchObject({ data: { scholarshipStats: { totalCount: 7 } } })
    expect(callers).toMatchObject([
      {
        viewer: { kind: 'visitor' },
        channel: 'partner',
        partner: { scopes: ['programs:read', 'applications:read'] },
      },
    ])
    await ask(null, { query: STATS })
    expect(callers.at(-1)).not.toHaveProperty('partner')
  })

  it.each([
    ['personal data', '{ viewer { id } }'],
    ['a mutation', 'mutation { logout { __typename } }'],
  ])('cannot request %s', async (_what, query) => {
    const answer = await ask('lfk_two', { query })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  it('gets the cost of an operation and the remaining budget with the answer', async () => {
    const answer = await ask('lfk_two', { query: STATS })
    expect(answer.body).toMatchObject({
      extensions: { cost: { requested: 1, limit: 1_000, restoredPerSecond: 50 } },
    })
    expect((await ask(null, { query: STATS })).body).not.toHaveProperty('extensions')
  })

  it.each([
    ['invalid GraphQL', '{ scholarshipStats {', 400, 0],
    ['an unknown field', '{ nobodyHas }', 400, 0],
    ['no operation', undefined, 400, 0],
    ['a mutation', 'mutation { logout { __typename } }', 403, 1],
    ['an operation above the cost limit', `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: scholarships(first: 100) { edges { node { id } } }`).join(' ')} }`, 400, 2211],
  ])('is told the cost of a refused request, too: %s', async (_what, query, status, requested) => {
    const answer = await ask('lfk_four', { query })
    expect(answer.status).toBe(status)
    const left = { remaining: 1_000, limit: 1_000, restoredPerSecond: 50 }
    expect(answer.body).toMatchObject({
      errors: [{}],
      extensions: { cost: { requested, ...left } },
    })
  }) // prettier-ignore

  it('pays the full cost of its organization’s figures', async () => {
    const query = '{ partner { metrics { totalApplications } } }'
    const { body } = await ask('lfk_two', { query })
    expect(body).toMatchObject({ extensions: { cost: { requested: 51 } } })
  })

  it('is told when to retry after its organization has used up its budget; other organizations are not affected', async () => {
    const first = await ask('lfk_one-a', { query: DEAR })
    expect(first.body).toMatchObject({ extensions: { cost: { requested: 909 } } })
    const other = await ask('lfk_one-b', { query: DEAR })
    expect(other.status).toBe(429)
    const seconds = Number(other.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThanOrEqual(17)
    expect(other.body).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds } }],
      extensions: { cost: { requested: 909, limit: 1_000 } },
    })
    expect((await ask('lfk_two', { query: DEAR })).status).toBe(200)
  })

  it('runs stored operations by their hash', async () => {
    const sha256Hash = await hashOf('who-am-i')
    const answer = await ask('lfk_one-a', {
      extensions: { persistedQuery: { sha256Hash } },
    })
    expect(answer.body).toMatchObject({ data: { partner: { organization: {} } } })
    // Refused before it reaches the server.
    const unknown = { extensions: { persistedQuery: { sha256Hash: '0'.repeat(64) } } }
    expect((await ask('lfk_four', unknown)).body).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      extensions: { cost: { requested: 0, limit: 1_000 } },
    })
  })

  it('can read public data over REST, and nothing else', async () => {
    const headers = { authorization: 'Bearer lfk_three' }
    const paths = [
      '/api/universities',
      '/api/scholarship-applications',
      '/api/account/export',
    ]
    const statuses = []
    for (const path of paths)
      statuses.push((await site.call('GET', path, { headers })).status)
    expect(statuses.slice(0, 2)).toEqual([200, 403])
    const body = { username: 'a', password: 'b' }
    const login = await site.call('POST', '/api/auth/login', { headers, body })
    expect(login.status).toBe(403)
  })
})

describe('a sandbox key', () => {
  const OWN =
    '{ partner { organization { name } applications(first: 2) { totalCount edges { node { id submission { form { lastName } } } } } } }'

  it('is answered from invented records, and no service is asked', async () => {
    const { body } = await ask('lfk_test_one', { query: OWN })
    expect(body).toMatchObject({
      data: { partner: { organization: { name: 'Sandbox organization' }, applications: { totalCount: 24 } } },
      extensions: { cost: { limit: 1_000 } },
    }) // prettier-ignore
    const real = await ask('lfk_two', { query: '{ partner { organization { name } } }' })
    expect(JSON.stringify(real.body)).not.toContain('Sandbox')
  })

  it('reads public data from the services, but only in an operation of its own', async () => {
    const answer = await ask('lfk_test_one', { query: STATS })
    expect(answer.body).toMatchObject({ data: { scholarshipStats: { totalCount: 7 } } })
    const query = '{ partner { organizationId } scholarshipStats { totalCount } }'
    expect((await ask('lfk_test_one', { query })).body).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
    expect(callers).toHaveLength(1)
  })

  it('can do what other keys can, by hash too, and no more', async () => {
    const sha256Hash = await hashOf('who-am-i')
    const extensions = { persistedQuery: { sha256Hash } }
    expect((await ask('lfk_test_one', { extensions })).body).toMatchObject({
      data: { partner: { apiKey: { name: 'Sandbox key' } } },
    })
    const refused = await ask('lfk_test_one', {
      query: 'mutation { logout { __typename } }',
    })
    expect(refused.status).toBe(403)
  })
})

it('anybody can read the schema', async () => {
  const answer = await site.call('GET', '/graphql/schema.graphql')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('type Partner')
  expect((await site.call('POST', '/graphql/schema.graphql')).status).toBe(405)
})
