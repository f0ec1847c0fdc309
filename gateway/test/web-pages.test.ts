import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

function known({ id }: Record<string, unknown>) {
  return id === 'known' ? { slug: 'known', title: 'Fund & Co', name: 'Fund & Co' } : null
}

function list() {
  return {
    edges: [{ node: { slug: 'known' } }],
    pageInfo: { hasNextPage: false, endCursor: null },
  }
}

let webRoot: string
let site: Site
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'web-pages-'))
  const files = {
    'index.html': '<html><head><title>Landfall</title></head><div id="root"></div></html>',
    'routes.json': JSON.stringify(['/', '/scholarships/:id', '/universities/:id']),
    'robots.txt': 'User-agent: *',
    'assets/c-Bx3f9a2.js': 'run()',
  }
  mkdirSync(join(webRoot, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webRoot, name), text)
  site = await startSite({
    config: { webRoot, publicUrl: 'https://site.example' },
    answers: {
      'Query.scholarship': known,
      'Query.university': known,
      'Query.scholarships': list,
      'Query.universities': list,
      'Query.spotlights': list,
      'Query.posts': list,
    },
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(webRoot, { recursive: true })
})

it.each(['/scholarships', '/universities'])(
  'a page at %s/:id has its own head, and is 404 if there is no record',
  async (path) => {
    const found = await site.call('GET', `${path}/known`)
    const missing = await site.call('GET', `${path}/unknown`)
    expect([found.status, missing.status]).toEqual([200, 404])
    expect(found.text).toContain('<title>Fund &amp; Co · Landfall</title>')
    expect(found.text).toContain(`href="https://site.example${path}/known"`)
    expect(missing.text).toContain('<div id="root">')
  },
)

it('scripts are sent with only the headers they need, because a page loads about fifty of them', async () => {
  const { headers } = await site.call('GET', '/assets/c-Bx3f9a2.js')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('permissions-policy')).toBeNull()
})

it('robots.txt and sitemaps lead search engines to every record', async () => {
  const robots = await site.call('GET', '/robots.txt')
  const sitemap = await site.call('GET', '/sitemap.xml')
  expect(robots.text).toContain('Sitemap: https://site.example/sitemap.xml')
  expect(sitemap.text).toContain('<loc>https://site.example/scholarships/known</loc>')
  expect(sitemap.text).toContain('<loc>https://site.example/universities/known</loc>')
})
