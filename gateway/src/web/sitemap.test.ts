import { expect, it, vi } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { createSitemap } from './sitemap.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

function page(slugs: string[], endCursor: string | null) {
  return {
    list: {
      edges: slugs.map((slug) => ({ node: { slug } })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  }
}

/** Scholarships on two pages, one university, one spotlight, one thread. */
const catalog: AskAsVisitor = async ({ query, variables }) => {
  if (query.includes('universities(')) return page(['a&b'], null)
  if (query.includes('spotlights(')) return page(['told'], null)
  if (query.includes('posts(')) return page(['p1'], null)
  return variables['after'] === null ? page(['one'], 'next') : page(['two'], null)
}

async function get(path: string, ask: AskAsVisitor = catalog, times = 1) {
  const sitemap = createSitemap({
    pages: ['/', '/scholarships'],
    robots: 'User-agent: *',
    ask,
    publicUrl: 'https://site.example',
  })
  const incoming = aRequest({ path })
  const answers = []
  for (let count = 0; count < times; count += 1)
    answers.push(await sitemap.answer(incoming))
  incoming.clock.stop()
  return answers[0]
}

it('lists the public pages and every public record', async () => {
  const answer = await get('/sitemap.xml')
  expect(answer?.headers['content-type']).toContain('application/xml')
  const found = [...String(answer?.body).matchAll(/<loc>([^<]*)<\/loc>/g)]
  expect(found.map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/scholarships',
    'https://site.example/scholarships/one',
    'https://site.example/scholarships/two',
    'https://site.example/universities/a%26b',
    'https://site.example/spotlights/told',
    'https://site.example/community/p1',
  ])
})

it('is made once for many readers, and again after a failure', async () => {
  const ask = vi.fn<AskAsVisitor>(catalog)
  await get('/sitemap.xml', ask, 3)
  expect(ask).toHaveBeenCalledTimes(5)
  const away = vi.fn<AskAsVisitor>(async () => null)
  const answer = await get('/sitemap.xml', away, 2)
  expect(answer?.status).toBe(503)
  expect(away).toHaveBeenCalledTimes(2)
})

it('is named in robots.txt', async () => {
  const answer = await get('/robots.txt')
  expect(answer?.body).toBe('User-agent: *\nSitemap: https://site.example/sitemap.xml\n')
  expect(await get('/scholarships')).toBeNull()
})
