import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('GraphQL over HTTP', () => {
  it.each([
    ['a syntax error', { query: '{ scholarships( }' }],
    ['an unknown field', { query: '{ password }' }],
    ['a batch', [{ query: '{ __typename }' }]],
    ['no document', {}],
    ['a NUL in a literal', { query: '{ scholarship(id: "\\u0000") { id } }' }],
  ])('answers 400 to %s', async (_what, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/stack|node_modules/)
  })

  it.each([
    ['tokens', `{ ${'__typename '.repeat(5_000)} }`, /more that 1500 tokens/],
    ['aliases', `{ ${aliases(31)} }`, /aliases is 31; at most 30/],
    ['cost', nested('first: 100'), /cost is \d+; at most 1000/],
    ['depth', deep(11), /depth is \d+; at most 10/],
  ])('answers 400 to an operation with too much %s', async (_what, query, message) => {
    const answer = await post({ query })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [{ message: expect.stringMatching(message) }],
    })
  })

  it.each([
    [
      'an operation that the document lacks',
      { query: 'query A { __typename }', operationName: 'B' },
    ],
    [
      'no name where there are two',
      { query: 'query A { __typename } query B { __typename }' },
    ],
    ['fragments alone', { query: 'fragment F on Query { __typename }' }],
  ])('answers 400 to %s', async (_what, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('INTERNAL_ERROR')
  })

  it('treats an empty operation name as missing', async () => {
    const posted = await post({ query: 'query A { __typename }', operationName: '' })
    const read = await site.call('GET', '/graphql?query={__typename}&operationName=', {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect([posted.body, read.body]).toEqual([
      { data: { __typename: 'Query' } },
      { data: { __typename: 'Query' } },
    ])
  })

  it('allows the query of an ordinary page', async () => {
    const query = `{ scholarships(first: 24) { totalCount edges { node {
      id title amount { amount } deadline { label } eligibility { label } saved { id } } } } }`
    const answer = await post({ query })
    expect(answer.body).toMatchObject({ data: { scholarships: { totalCount: 3 } } })
  })

  it('allows GET only for queries, and only with a header that forms cannot send', async () => {
    const headers = { 'apollo-require-preflight': '1' }
    const read = await site.call('GET', '/graphql?query={__typename}', { headers })
    const change = await site.call('GET', '/graphql?query=mutation{logout{message}}', {
      headers,
    })
    const simple = await site.call('GET', '/graphql?query={__typename}')
    expect([read.status, change.status, simple.status]).toEqual([200, 405, 400])
  })

  it.each(['PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    expect((await site.call(method, '/graphql')).status).toBe(405)
  })
})

function post(body: unknown) {
  return site.call('POST', '/graphql', { body })
}

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')
}

function nested(page: string): string {
  return `{ universities(${page}) { edges { node { scholarships(${page}) { edges { node { id } } } } } } }`
}

function deep(levels: number): string {
  const steps = Math.ceil(levels / 2)
  return `{ scholarship(id: "x") { ${'university { scholarships(first: 1) { edges { node { '.repeat(steps)} id ${'} } } }'.repeat(steps)} } }`
}
