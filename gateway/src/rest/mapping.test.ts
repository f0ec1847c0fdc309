import { describe, expect, it } from 'vitest'
import { listed } from './responses.ts'
import { day, decimal, instant, lines, whole } from './inputs.ts'
import { createRouter } from './router.ts'
import { REST_ROUTES } from './routes.ts'
import { scholarshipRoutes } from './catalog/scholarships.routes.ts'
import { parseInput, readQuery } from './parse-input.ts'
import { syncMessage } from './catalog/sync-message.ts'

describe('the router', () => {
  const router = createRouter(REST_ROUTES)

  it.each([
    ['/api/scholarships/stats', '/api/scholarships/stats'],
    ['/api/scholarships/abc', '/api/scholarships/:id'],
    ['/api/scholarships/abc/', '/api/scholarships/:id'],
    ['/api/organizations/mine', '/api/organizations/mine'],
  ])('matches GET %s to %s', (path, pattern) => {
    expect(router('GET', path)).toMatchObject({ kind: 'route', route: { path: pattern } })
  })

  it.each(['/api/scholarships//', '/api/scholarships/a/b/c', '/api/'])(
    'finds no route for %s',
    (path) => {
      expect(router('GET', path)).toEqual({ kind: 'none' })
    },
  )

  it('has each method and path once, each with an operation of its own', () => {
    const names = REST_ROUTES.map(
      ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`,
    )
    const operations = REST_ROUTES.map(
      ({ operation }) => /(?:query|mutation) (\w+)/.exec(operation)?.[1],
    )
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(operations).size).toBe(operations.length)
    expect(operations).not.toContain(undefined)
  })
})

describe('inputs', () => {
  it.each([
    [decimal(), 3.25, '3.25'],
    [decimal(), ' 12500.00 ', '12500.00'],
    [decimal(), '', null],
    [whole(), '90', 90],
    [day(), '2026-12-01T23:00:00.000Z', '2026-12-01'],
    [day(), '', null],
    [instant(''), '2026-12-01T10:00:00+01:00', '2026-12-01T09:00:00.000Z'],
    [lines(), 'One\r\n\n two ', ['One', 'two']],
    [lines(), ['a\nb'], ['a\nb']],
  ])('are converted to the type of the graph (case %#)', (schema, given, expected) => {
    expect(schema.parse(given)).toEqual(expected)
  })

  it.each([
    [decimal(), '1e3'],
    [decimal(), Number.MAX_VALUE],
    [whole(), '90.5'],
    [whole(), 2 ** 31],
    [day(), '2026-02-30'],
    [day(), 'soon'],
    [instant(''), '2026-12-01'],
    [instant(''), '2026-12-01T09:00:00'],
    [instant(''), '2026-02-30T09:00:00Z'],
    [instant(''), null],
  ])('of a wrong kind are refused (case %#)', (schema, given) => {
    expect(schema.safeParse(given).success).toBe(false)
  })
})

describe('a filter', () => {
  it('names the day that is none', () => {
    const route = REST_ROUTES.find(({ path }) => path === '/api/donor-metrics')
    const issues = route?.query?.safeParse({ from: 'soon', to: '2026-02-30' }).error?.issues
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([
      [['from'], 'Please enter a date as YYYY-MM-DD'],
      [['to'], 'Please enter a date as YYYY-MM-DD'],
    ])
  })

  it.each([
    ['/api/spotlights', { category: 'all' }],
    ['/api/testimonials/featured', { category: 'All' }],
    ['/api/essay-reviews', { type: 'all' }],
  ])('of %s takes `all` for no filter', (path, given) => {
    const route = REST_ROUTES.find((one) => one.method === 'GET' && one.path === path)
    const [name = ''] = Object.keys(given)
    expect(route?.query?.parse(given)).toMatchObject({ [name]: undefined })
  })
})

describe('a paged list', () => {
  const page = {
    edges: [],
    totalCount: 7,
    pageInfo: { hasNextPage: true, endCursor: 'a+b' },
  }

  it('links to the next page with the same filters', () => {
    const search = new URLSearchParams({ query: 'civil & more', cursor: 'old' })
    const { headers } = listed(page, (row) => row, { address: { path: '/api/x', search } })
    expect(headers).toEqual({
      'x-total-count': '7',
      link: '</api/x?query=civil+%26+more&cursor=a%2Bb&limit=500>; rel="next"',
    })
  })
})

describe('the message after pressing Sync', () => {
  const loaded = 'Loaded on 24 Nov 2026 from lists of 2021 to 2026.'

  it.each([
    [loaded, 107, `${loaded} 107 scholarships.`],
    [loaded, 1, `${loaded} 1 scholarship.`],
    [null, 0, 'The catalog has not been loaded yet'],
  ])('for "%s" and %i scholarships is "%s"', (freshness, count, words) => {
    expect(syncMessage(count, freshness)).toBe(words)
  })
})

describe('the response when an admin presses Sync', () => {
  const route = scholarshipRoutes.find(({ path }) => path.endsWith('/sync-external'))
  const answerOf = (outcome: object) =>
    route?.answer(
      {
        syncExternal: {
          isStarted: true,
          isRunning: false,
          count: 0,
          sourceCount: 2,
          heldCount: 0,
          finishedAt: null,
          ...outcome,
        },
      },
      {} as never,
    )

  it('is 503 when no source could be read', () => {
    expect(answerOf({ failedCount: 2 })).toEqual({
      status: 503,
      body: 'Unable to fetch latest scholarship data. Please try again.',
      headers: { 'retry-after': '60' },
    })
  })

  it.each([
    ['one of two sources could be read', { failedCount: 1, count: 5 }],
    ['the sources are still being read', { failedCount: 0, isRunning: true }],
  ])('is 200 when %s', (_when, outcome) => {
    expect(answerOf(outcome)?.status).toBe(200)
  })
})

describe.each(['/api/scholarships', '/api/universities'])('%s by ids', (path) => {
  it.each([
    ['', undefined],
    ['ids=a,b', ['a', 'b']],
    ['ids=', []],
    ['ids=&limit=5', []],
  ])('with ?%s asks the graph for %j', (asked, ids) => {
    const match = createRouter(REST_ROUTES)('GET', path)
    const search = new URLSearchParams(asked)
    const route = match.kind === 'route' ? match.route : undefined
    const parsed = route && parseInput(route, { query: readQuery(search), body: {} })
    const input = { ...(parsed?.ok && parsed.value), address: { path, search } }
    expect(route?.variables(input as never)).toMatchObject({ filter: { ids } })
  })
})
