import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { FetchOptions, SafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { err, ok } from '@landfall/kit/core/result'
import { makePageFetcher, type Validators } from './page-fetcher.ts'

type Answer =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'refused'

/** Gives these responses in turn, and then the last one again and again. */
function fetcherOf(
  answers: readonly Answer[],
  known: [string, Validators][] = [],
  robots?: Record<string, string>,
) {
  const asked: FetchOptions[] = []
  const paced: [string, number][] = []
  const fetch: SafeFetch = {
    async open(url, options = {}) {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'refused'
      asked.push(options)
      if (answer === 'refused')
        return err({ code: 'private-address', detail: 'not public' })
      const { status, headers = {}, body = '' } = answer
      return ok({
        url,
        status,
        headers,
        redirects: [],
        body: Readable.from([Buffer.from(body)]),
      })
    },
    async read(url) {
      const body = robots?.[new URL(url).host]
      if (body === undefined) return err({ code: 'network', detail: 'not here' })
      return ok({ url, status: 200, headers: {}, redirects: [], body: Buffer.from(body) })
    },
  }
  const pages = makePageFetcher({
    fetch,
    async pace(host, intervalMs) {
      paced.push([host, intervalMs])
    },
    userAgent: 'LandfallBot/1.0',
    limits: {
      minIntervalMs: 0,
      maxBytes: 1_000,
      timeoutMs: 1_000,
      tries: 3,
      retryBaseMs: 1,
    },
    obeysRobots: robots !== undefined,
    known: new Map(known),
  })
  return { pages, asked, paced }
}

const url = 'https://a.example/list'

it('the fetcher retries when a server fails, and takes what comes then', async () => {
  const { pages, asked } = fetcherOf([
    { status: 500 },
    { status: 429 },
    { status: 200, body: 'x' },
  ])
  expect(await pages.read(url)).toMatchObject({ kind: 'page', body: Buffer.from('x') })
  expect(asked).toHaveLength(3)
})

it.each([
  [[{ status: 503 }], 3, 'the server answered 503'],
  [[{ status: 404 }], 1, 'the server answered 404'],
  [['refused' as const], 1, 'not public'],
  [
    [{ status: 429, headers: { 'retry-after': '3600' } }],
    1,
    'the server answered 429; it asks us to try again later',
  ],
])('the fetcher gives %j up after %i tries', async (answers, tries, reason) => {
  const { pages, asked } = fetcherOf(answers)
  expect(await pages.read(url)).toEqual({ kind: 'fault', reason })
  expect(asked).toHaveLength(tries)
})

it('the fetcher asks for a page it has read only if it changed, when the reader can use that', async () => {
  const known: [string, Validators][] = [[url, { etag: '"1"', lastModified: null }]]
  const unchanged = fetcherOf([{ status: 304 }], known)
  expect(await unchanged.pages.read(url, { isConditional: true })).toEqual({
    kind: 'not-modified',
  })
  expect(unchanged.asked[0]?.headers).toEqual({ 'if-none-match': '"1"' })

  const changed = fetcherOf([{ status: 200, headers: { etag: '"2"' }, body: 'x' }], known)
  await changed.pages.read(url, { isConditional: true })
  expect(changed.pages.seen.get(url)).toEqual({ etag: '"2"', lastModified: null })
  await changed.pages.read(url)
  expect(changed.asked[1]?.headers).toEqual({})
})

it('the fetcher keeps to the rules and the pace of a host that it is redirected to', async () => {
  const { pages, asked, paced } = fetcherOf([{ status: 200 }], [], {
    'a.example': '',
    'b.example': 'User-agent: *\nDisallow: /private/\nCrawl-delay: 2',
  })
  await pages.read(url)
  const refuses = asked[0]?.refusesRedirect
  expect(await refuses?.('https://b.example/private/list')).toBe(
    'robots.txt does not allow it',
  )
  expect(await refuses?.('https://b.example/list')).toBeNull()
  expect(paced).toEqual([
    ['a.example', 0],
    ['b.example', 2_000],
  ])
})
