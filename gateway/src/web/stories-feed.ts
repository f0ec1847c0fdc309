import { escapeHtml } from '@landfall/kit/core/escape-html'
import { z } from 'zod'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, unavailable } from '../http/response.ts'
import { keepText } from './kept-text.ts'
import type { AskAsVisitor } from './visitor-pages.ts'

export type StoriesFeed = {
  /** Null for any path but /stories.xml. */
  answer(incoming: HttpRequest): Promise<HttpResponse | null>
}

const PATH = '/stories.xml'
const FRESH_FOR_SECONDS = 900
/** The gateway keeps the feed, so that not every feed reader costs the service a search. */
const KEPT_FOR_MS = 60_000
const EXCERPT_MAX = 400

const QUERY = `query StoriesFeed {
  spotlights(first: 50) {
    edges { node { slug title subtitle impactSummary story tags publishedAt donor { name } } }
  }
}`

const optional = z.string().nullable()
const nodeSchema = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: optional,
  impactSummary: optional,
  story: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  donor: z.object({ name: z.string() }).nullable(),
})
const answerSchema = z.object({
  spotlights: z.object({ edges: z.array(z.object({ node: nodeSchema })) }),
})

/** RSS 2.0 of the newest spotlights. @param o.publicUrl where people reach the site, without a slash at the end */
export function createStoriesFeed(o: {
  ask: AskAsVisitor
  publicUrl: string
}): StoriesFeed {
  const find = keepText(KEPT_FOR_MS, async () => {
    const read = answerSchema.safeParse(await o.ask({ query: QUERY, variables: {} }))
    if (!read.success) return null
    const nodes = read.data.spotlights.edges.map(({ node }) => node)
    return write(nodes, o.publicUrl)
  })
  return {
    async answer(incoming) {
      const { path, method } = incoming
      if (path !== PATH) return null
      incoming.route = path
      if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD'])
      const body = await find()
      if (body === null) return unavailable()
      return {
        status: 200,
        headers: {
          'content-type': 'application/rss+xml; charset=utf-8',
          'cache-control': `public, max-age=${FRESH_FOR_SECONDS}`,
        },
        body,
      }
    },
  }
}

function write(nodes: readonly z.output<typeof nodeSchema>[], publicUrl: string): string {
  const items = nodes.map((node) => {
    const url = `${publicUrl}/spotlights/${encodeURIComponent(node.slug)}`
    const excerpt = node.subtitle ?? node.impactSummary ?? node.story.slice(0, EXCERPT_MAX)
    return `<item>
${element('title', node.title)}
${element('link', url)}
<guid isPermaLink="true">${escapeHtml(url)}</guid>
${element('pubDate', new Date(node.publishedAt).toUTCString())}
${element('description', excerpt)}
${node.tags.map((tag) => element('category', tag)).join('')}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', 'Landfall stories')}
${element('link', `${publicUrl}/spotlights`)}
${element('description', 'What scholarships change, told by those who give and receive them.')}
<atom:link href="${escapeHtml(`${publicUrl}${PATH}`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** XML 1.0 knows no control characters, not even escaped ones. */
function element(name: string, text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const clean = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
  return `<${name}>${escapeHtml(clean)}</${name}>`
}
