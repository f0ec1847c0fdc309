import { expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { createStoriesFeed } from './stories-feed.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

const node = {
  slug: 'a&b',
  title: 'Water <for> all\u0007',
  subtitle: null,
  impactSummary: 'Wells & pumps',
  story: 'The pump was dry.',
  tags: ['Water'],
  publishedAt: '2026-11-23T09:00:00.000Z',
  donor: null,
}

async function get(path: string, ask: AskAsVisitor) {
  const incoming = aRequest({ path })
  const answer = await createStoriesFeed({
    ask,
    publicUrl: 'https://site.example',
  }).answer(incoming)
  incoming.clock.stop()
  return answer
}

it('lists the newest stories with their links, with all text escaped', async () => {
  const answer = await get('/stories.xml', async () => ({
    spotlights: { edges: [{ node }] },
  }))
  expect(answer?.headers['content-type']).toContain('application/rss+xml')
  const body = String(answer?.body)
  expect(body).toContain('<title>Water &lt;for&gt; all</title>')
  expect(body).toContain('<link>https://site.example/spotlights/a%26b</link>')
  expect(body).toContain('<description>Wells &amp; pumps</description>')
  expect(body).toContain('<pubDate>Mon, 23 Nov 2026 09:00:00 GMT</pubDate>')
})

it('is made once a minute for all readers', async () => {
  let asked = 0
  const feed = createStoriesFeed({
    ask: async () => {
      asked += 1
      return asked === 1 ? null : { spotlights: { edges: [{ node }] } }
    },
    publicUrl: 'https://site.example',
  })
  const statuses = []
  for (let count = 0; count < 3; count++)
    statuses.push((await feed.answer(aRequest({ path: '/stories.xml' })))?.status)
  // What could not be answered is asked again.
  expect(statuses).toEqual([503, 200, 200])
  expect(asked).toBe(2)
})

it('answers 503 when it cannot be made, and leaves other paths alone', async () => {
  expect((await get('/stories.xml', async () => null))?.status).toBe(503)
  expect(await get('/spotlights', async () => null)).toBeNull()
})
