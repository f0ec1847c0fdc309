import { escapeHtml } from '@landfall/kit/core/escape-html'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, unavailable } from '../http/response.ts'
import { z } from 'zod'
import { keepText } from './kept-text.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

export type Sitemap = {
  /** Null for any path but /sitemap.xml and /robots.txt. */
  answer(incoming: HttpRequest): Promise<HttpResponse | null>
}

type Address = { path: string; changedAt?: string }

/** The most addresses that search engines read from one sitemap. */
const ADDRESSES_MAX = 50_000
const FRESH_FOR_MS = 3_600_000
/** Some thousand records, a hundred at a time. */
const ANSWER_WITHIN_MS = 30_000

/** Not mentors: people are not offered to search engines by name. */
const LISTS = [
  { field: 'scholarships', at: '/scholarships', selection: 'slug updatedAt' },
  { field: 'universities', at: '/universities', selection: 'slug' },
  { field: 'spotlights', at: '/spotlights', selection: 'slug updatedAt: publishedAt' },
  { field: 'posts', at: '/community', selection: 'slug: id' },
] as const

const listSchema = z.object({
  list: z.object({
    edges: z.array(
      z.object({ node: z.object({ slug: z.string(), updatedAt: z.string().optional() }) }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

/**
 * The addresses for search engines: pages for everybody, and every published record.
 * @param o.pages paths of pages that need no session
 * @param o.robots the build's robots.txt, which gets the sitemap's address
 */
export function createSitemap(o: {
  pages: readonly string[]
  robots: string | null
  ask: AskAsVisitor
  publicUrl: string
}): Sitemap {
  const find = keepText(FRESH_FOR_MS, () => write(o))
  return {
    async answer(incoming) {
      const { path, method } = incoming
      const isRobots = path === '/robots.txt' && o.robots !== null
      if (!isRobots && path !== '/sitemap.xml') return null
      incoming.route = path
      if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD'])
      if (isRobots) {
        const text = `${o.robots}\nSitemap: ${o.publicUrl}/sitemap.xml\n`
        return file('text/plain; charset=utf-8', text)
      }
      incoming.clock.allow({ answerMs: ANSWER_WITHIN_MS })
      const text = await find()
      return text ? file('application/xml; charset=utf-8', text) : unavailable()
    },
  }
}

function file(type: string, body: string): HttpResponse {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return { status: 200, headers, body }
}

async function write(o: {
  pages: readonly string[]
  ask: AskAsVisitor
  publicUrl: string
}): Promise<string | null> {
  const addresses: Address[] = o.pages.map((path) => ({ path }))
  for (const list of LISTS) {
    const records = await readList(o.ask, list)
    if (!records) return null
    addresses.push(...records)
  }
  const urls = addresses.slice(0, ADDRESSES_MAX).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(`${o.publicUrl}${path}`)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

async function readList(
  ask: AskAsVisitor,
  { field, at, selection }: (typeof LISTS)[number],
): Promise<Address[] | null> {
  const query = `query SitemapList($after: String) {
    list: ${field}(first: 100, after: $after) {
      edges { node { ${selection} } }
      pageInfo { hasNextPage endCursor }
    }
  }`
  const addresses: Address[] = []
  let after: string | null = null
  while (addresses.length < ADDRESSES_MAX) {
    const read = listSchema.safeParse(await ask({ query, variables: { after } }))
    if (!read.success) return null
    const { edges, pageInfo } = read.data.list
    for (const { node } of edges) {
      const path = `${at}/${encodeURIComponent(node.slug)}`
      addresses.push({ path, ...(node.updatedAt && { changedAt: node.updatedAt }) })
    }
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) break
    after = pageInfo.endCursor
  }
  return addresses
}
