import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const LOGIN = { username: 'ada', password: 'secret-words' }

describe('the Origin rule', () => {
  const withCookie = { cookie: 'landfall_session=a-student' }

  it('refuses a change with a cookie but no Origin, on REST and on GraphQL', async () => {
    const rest = await site.call('POST', '/api/auth/logout', { headers: withCookie })
    const graph = await site.call('POST', '/graphql', {
      headers: withCookie,
      body: { query: '{ __typename }' },
    })
    expect([rest.status, graph.status]).toEqual([403, 403])
  })

  it('refuses a foreign Origin, even beside Sec-Fetch-Site of the same site', async () => {
    const headers = {
      ...withCookie,
      origin: 'https://evil.example',
      'sec-fetch-site': 'same-origin',
    }
    expect((await site.call('POST', '/api/auth/logout', { headers })).status).toBe(403)
  })

  it('allows its own host and Sec-Fetch-Site: same-origin', async () => {
    const own = await site.call('POST', '/api/auth/logout', {
      headers: { ...withCookie, origin: site.url },
    })
    const fetched = await site.call('POST', '/api/auth/logout', {
      headers: { ...withCookie, 'sec-fetch-site': 'same-origin' },
    })
    expect([own.status, fetched.status]).toEqual([200, 200])
  })

  it('does not apply to requests without a cookie, nor to reads', async () => {
    const login = await site.call('POST', '/api/auth/login', { body: LOGIN })
    const read = await site.call('GET', '/api/auth/user', { headers: withCookie })
    expect([login.status, read.status]).toEqual([200, 200])
  })
})

describe('the session of a cookie', () => {
  it('is looked up once for all queries of a page, and again after a change', async () => {
    const asked: string[] = []
    const counted = await startSite({
      resolveSession(token) {
        asked.push(token)
        return { viewer: testCaller({ userId: 'ada' }).viewer, expiresAt: null }
      },
    })
    try {
      const headers = { cookie: 'landfall_session=one', origin: counted.url }
      const post = (query: string) =>
        counted.call('POST', '/graphql', { headers, body: { query } })
      await post('{ __typename }')
      await post('query Again { __typename }')
      expect(asked).toEqual(['one'])
      await post('mutation { logout { __typename } }')
      await post('{ __typename }')
      expect(asked).toEqual(['one', 'one'])
    } finally {
      await counted.stop()
    }
  })
})

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"username":', 'application/json', 400],
    ['no UTF-8', '\uD800{', 'application/json', 400],
    ['a NUL character', '{"username":"a\\u0000"}', 'application/json', 400],
    ['half a character', '{"username":"\\ud800"}', 'application/json', 400],
    ['a form', 'username=ada', 'application/x-www-form-urlencoded', 415],
    ['plain text, which needs no preflight', '{"username":"ada"}', 'text/plain', 415],
    [
      'more than 1 MiB',
      JSON.stringify({ username: 'a'.repeat(2 ** 20) }),
      'application/json',
      413,
    ],
    ['a list', '[]', 'application/json', 422],
    ['a number for a text', '{"username":1}', 'application/json', 422],
  ])('%s is refused with the right status', async (_what, body, type, status) => {
    const answer = await site.call('POST', '/api/auth/login', {
      body,
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status, type: 'about:blank' })
  })

  it.each([
    ['another student', { studentId: 'somebody-else' }, 403],
    ['oneself', { studentId: 'student-1' }, 201],
    ['me', { studentId: 'me' }, 201],
  ])('that name %s are answered according to the session', async (_who, extra, status) => {
    const answer = await site.call('POST', '/api/saved-scholarships', {
      session: 'a-student',
      body: { scholarshipId: 'x', ...extra },
    })
    expect(answer.status).toBe(status)
  })

  it("answers 404 for a path that names somebody else's list", async () => {
    const path = '/api/saved-scholarships/student/somebody-else'
    expect((await site.call('GET', path, { session: 'a-student' })).status).toBe(404)
  })
})

describe('addresses', () => {
  it.each([
    ['/api/nothing-here', 404],
    ['/api', 404],
    ['/api/scholarships/%E0%A4%A', 400],
    ['/api/scholarships/a%00b', 400],
    ['/api/scholarships?query=%00', 422],
    ['/api/scholarships?limit=501', 422],
    ['/api/scholarships?limit=0', 422],
    ['/api/scholarships?limit=1e3', 422],
    ['/api/scholarships?minAmount=lots', 422],
    ['/api/scholarships?noEssay=maybe', 422],
    ['/api/scholarships?sort=price', 422],
    ['/api/scholarships?minAmount=', 200],
    ['/api/scholarships?utm_source=mail', 200],
  ])('GET %s answers %i', async (path, status) => {
    const answer = await site.call('GET', path)
    expect(answer.status).toBe(status)
  })

  it('answer HEAD like GET, without a body', async () => {
    const answer = await site.call('HEAD', '/api/scholarships/count')
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  })

  it('lead the sign-in link to /auth and back only to paths of this site', async () => {
    const plain = await site.call('GET', '/api/login')
    const own = await site.call('GET', '/api/login?returnTo=/saved?x=1')
    const foreign = await site.call('GET', '/api/login?returnTo=//evil.example')
    expect([plain, own, foreign].map(({ headers }) => headers.get('location'))).toEqual([
      '/auth',
      '/auth?returnTo=%2Fsaved%3Fx%3D1',
      '/auth',
    ])
  })

  it('are documented, each in openapi.json and on a page without external assets', async () => {
    const openApi = await site.call('GET', '/api/openapi.json')
    expect(openApi.body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/saved-scholarships/student/{studentId}': { get: {} },
        '/api/mentor/replies/{id}/events': {
          get: { responses: { 200: { content: { 'text/event-stream': {} } } } },
        },
      },
    })
    const docs = await site.call('GET', '/api/docs')
    expect(docs.text).toContain('GET /api/saved-scholarships/student/{studentId}')
    expect(docs.text).not.toMatch(/<script|<style|<link|src=/)
  })
})
