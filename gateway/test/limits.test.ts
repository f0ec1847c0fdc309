import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

/** A page of REST costs 5,002. */
const LIMITS = { costPerMinute: 6_000, newOperationsPerMinute: 20 }

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

/** The costliest requests that one visitor can make, by what they keep busy. */
const WORST = {
  'aliased introspection': `{ ${repeat(30, (at) => `a${at}: __schema { types { name fields { name args { name } } } }`)} }`,
  'aliases within introspection': `{ __schema { ${repeat(3, (at) => `a${at}: types { fields { name } }`)} } }`,
  'the same field 400 times': `{ ${repeat(400, () => 'scholarshipStats { totalCount }')} }`,
  '300 spreads of a fragment': `{ ${repeat(300, () => '...F')} } fragment F on Query { scholarshipStats { totalCount } }`,
  'a pile of fragments': `{ scholarship(id: "x") { ...F0 } } ${repeat(20, (at) => `fragment F${at} on Scholarship { ...F${at + 1} ...F${at + 1} }`)} fragment F20 on Scholarship { title }`,
  '30 sign-ins': `mutation { ${repeat(30, (at) => `a${at}: login(input: { username: "a", password: "b" }) { __typename }`)} }`,
  '6 sign-ins': `mutation { ${repeat(6, (at) => `a${at}: login(input: { username: "a", password: "b" }) { __typename }`)} }`,
}

/** The largest request that is still allowed. */
const FACETS = `{ ${repeat(29, (at) => `a${at}: scholarships(first: 1) { facets { kind } }`)} }`

const allow = (o: Partial<typeof LIMITS> = {}) =>
  startSite({ config: { limits: { ...LIMITS, ...o } } })

describe("one visitor's worst operations", () => {
  let site: Site
  beforeAll(async () => {
    site = await allow()
  })
  afterAll(() => site.stop())

  it.each(Object.entries(WORST))('%s is refused', async (_what, query) => {
    const answer = await site.call('POST', '/graphql', { body: { query } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [{ extensions: { code: expect.stringMatching(/TOO_LARGE|PARSE/) } }],
    })
  })

  it.each([
    { extensions: { persistedQuery: null } },
    { extensions: { persistedQuery: false } },
    { extensions: { persistedQuery: '' } },
    { extensions: { persistedQuery: 0 } },
  ])('are refused, too, when sent with an empty persisted query: %j', async (beside) => {
    const query = WORST['6 sign-ins']
    const answer = await site.call('POST', '/graphql', { body: { query, ...beside } })
    expect(answer.body).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_TOO_LARGE' } }],
    })
  })
})

describe('the budget of one address', () => {
  it('stops searches with facets with 429 and Retry-After, on REST too, and does not affect other addresses', async () => {
    const site = await allow()
    const statuses = []
    let last = await site.call('POST', '/graphql', { body: { query: FACETS } })
    for (let count = 0; count < 10; count++) {
      statuses.push(last.status)
      last = await site.call('POST', '/graphql', { body: { query: FACETS } })
    }
    const rest = await site.call('GET', '/api/scholarships')
    const student = await site.call('GET', '/api/scholarships', { session: 'a-student' })
    await site.stop()
    // Each takes 29 x 21 or more from the 6,000.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(9)
    expect([statuses[0], last.status]).toEqual([200, 429])
    expect(last.body).toMatchObject({
      errors: [
        {
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
        },
      ],
    })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([rest.status, student.status]).toEqual([429, 200])
    expect(rest.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(rest.headers.get('content-type')).toContain('application/problem+json')
  })

  it('limits new documents, but not repeated ones', async () => {
    const site = await allow({ newOperationsPerMinute: 5 })
    const ask = (name: string) =>
      site.call('POST', '/graphql', {
        body: { query: `query ${name} { scholarshipStats { totalCount } }` },
      })
    const statuses = []
    for (let count = 0; count < 7; count++) statuses.push((await ask(`New${count}`)).status)
    const again = await ask('New0')
    await site.stop()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(again.status).toBe(200)
  })

  it('limits invalid documents', async () => {
    const site = await allow({ newOperationsPerMinute: 2 })
    const statuses = []
    for (let count = 0; count < 5; count++) {
      const query = `{ nothing${count} }`
      statuses.push((await site.call('POST', '/graphql', { body: { query } })).status)
    }
    await site.stop()
    expect(statuses).toEqual([400, 400, 400, 400, 429])
  })

  it('allows one whole introspection, which is cached the second time', async () => {
    const site = await allow()
    const query =
      'query Tools { __schema { queryType { name } types { name kind fields(includeDeprecated: true) { name } } } }'
    const first = await site.call('POST', '/graphql', { body: { query } })
    const second = await site.call('POST', '/graphql', { body: { query } })
    await site.stop()
    expect(first.body).toMatchObject({
      data: { __schema: { queryType: { name: 'Query' } } },
    })
    expect(second.text).toBe(first.text)
  })
})
