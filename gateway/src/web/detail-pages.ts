import { LRUCache } from 'lru-cache'
import { escapeHtml } from '@landfall/kit/core/escape-html'
import { type WebFile, compressPage } from './web-file.ts'
import type { AskAsVisitor } from './visitor-pages.ts'
import { withinTime } from './within-time.ts'

/** The page of one record as link previews and search engines read it; 404 when there is no such record. */
export type DetailPage = { status: 200 | 404; file: WebFile }

export type DetailPages = {
  /** Null for any other path, and while the catalogue does not say. */
  find(path: string): Promise<DetailPage | null>
}

/** What the head of a page says about its record. */
type Summary = { path: string; title: string; description: string }
type Record = { [field: string]: unknown }
type Kind = { query: string; summaryOf(record: Record): Summary }

const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    'scholarships',
    {
      query: `query ScholarshipHead($id: ID!) {
        record: scholarship(id: $id) { slug title provider description amountLabel }
      }`,
      summaryOf: ({ slug, title, provider, description, amountLabel }) => ({
        path: `/scholarships/${encodeURIComponent(String(slug))}`,
        title: String(title),
        description: shorten(
          description ? String(description) : `${amountLabel}, offered by ${provider}`,
        ),
      }),
    },
  ],
  [
    'universities',
    {
      query: `query UniversityHead($id: ID!) {
        record: university(id: $id) { slug name location description }
      }`,
      summaryOf: ({ slug, name, location, description }) => ({
        path: `/universities/${encodeURIComponent(String(slug))}`,
        title: String(name),
        description: shorten(
          description ? String(description) : `${name}${location ? `, ${location}` : ''}`,
        ),
      }),
    },
  ],
])

const PATH = /^\/(scholarships|universities)\/([^/]{1,200})\/?$/
const PAGES_MAX = 500
/** A preview may be a little old; the page itself asks anew. */
const FRESH_FOR_MS = 30_000
const DESCRIPTION_MAX = 200

/**
 * @param o.template the client's page
 * @param o.publicUrl where people reach the site, without a slash at the end
 */
export function createDetailPages(o: {
  template: WebFile | undefined
  ask: AskAsVisitor
  publicUrl: string
}): DetailPages {
  const { template } = o
  if (!template) return { find: async () => null }
  const html = Buffer.from(template.bodies.identity).toString('utf8')
  const kept = new LRUCache<string, Promise<DetailPage | null>>({
    max: PAGES_MAX,
    ttl: FRESH_FOR_MS,
  })
  const make = async (kind: Kind, id: string): Promise<DetailPage | null> => {
    const question = { key: '', query: kind.query, variables: { id } }
    const answer = (await withinTime(o.ask(question))) as { record: Record | null } | null
    if (!answer) return null
    if (!answer.record) return { status: 404, file: template }
    const page = fillHead(html, kind.summaryOf(answer.record), o.publicUrl)
    return { status: 200, file: await compressPage(page) }
  }
  return {
    async find(path) {
      const [, kindName = '', id = ''] = PATH.exec(path) ?? []
      const kind = KINDS.get(kindName)
      if (!kind) return null
      const key = `${kindName}/${id}`
      const known = kept.get(key)
      if (known) return known
      const page = make(kind, id)
      kept.set(key, page)
      // Whoever comes next asks again for what was not answered.
      const found = await page.catch(() => null)
      if (!found) kept.delete(key)
      return found
    },
  }
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`
}

function fillHead(html: string, summary: Summary, publicUrl: string): string {
  const title = `${summary.title} · Landfall`
  const url = `${publicUrl}${summary.path}`
  const tags = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('type', 'website'),
    property('site_name', 'Landfall'),
    property('title', summary.title),
    property('description', summary.description),
    property('url', url),
    property('image', `${publicUrl}/apple-touch-icon.png`),
  ]
  // Functions, because a title may hold "$&".
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(summary.description)}">`,
    )
    .replace('</head>', () => `${tags.join('')}</head>`)
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  return `${line.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`
}
