import { type FillHead, type Summary, fillHead } from './fill-head.ts'
import type { AskAsVisitor } from './visitor-pages.ts'
import { withinTime } from './within-time.ts'

export type RecordHeads = {
  /**
   * What a link preview and a search engine read of the record at this address, as a change of a page's
   * HTML; `none` without such a record. Null for any other path, and while the catalog does not say.
   */
  find(path: string): Promise<FillHead | 'none' | null>
}

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
  [
    'spotlights',
    {
      query: `query SpotlightHead($id: String!) {
        record: spotlight(slug: $id) { slug title subtitle impactSummary story publishedAt
          heroImage { url alt width height }
        }
      }`,
      summaryOf: ({ slug, title, subtitle, impactSummary, story, ...more }) => ({
        path: `/spotlights/${encodeURIComponent(String(slug))}`,
        title: String(title),
        description: shorten(String(subtitle ?? impactSummary ?? story)),
        article: { publishedAt: String(more['publishedAt']) },
        ...imageOf(more['heroImage']),
      }),
    },
  ],
  [
    'community',
    {
      query: `query ThreadHead($id: ID!) { record: post(id: $id) { id title content } }`,
      summaryOf: ({ id, title, content }) => ({
        path: `/community/${String(id)}`,
        title: String(title),
        description: shorten(
          content ? plainOf(String(content)) : 'A thread of the forum, with its replies.',
        ),
      }),
    },
  ],
  [
    'mentors',
    {
      query: `query MentorHead($id: ID!) { record: mentor(id: $id) { id name bio } }`,
      summaryOf: ({ id, name, bio }) => ({
        path: `/mentors/${String(id)}`,
        title: String(name),
        description: shorten(String(bio)),
        isOfPerson: true,
      }),
    },
  ],
])

/** A picture of the record's own, where it has one. */
function imageOf(image: unknown): Pick<Summary, 'image'> {
  if (!image) return {}
  const { url, alt, width, height } = image as Record
  const size = { width: Number(width), height: Number(height) }
  return { image: { url: String(url), alt: String(alt), ...size } }
}

const PATH =
  /^\/(scholarships|universities|spotlights|community|mentors)\/([^/]{1,200})\/?$/
/** Pages of the site whose paths begin like those of records. */
const OWN_PAGES = new Set(['community/decisions', 'community/moderation-log'])
const DESCRIPTION_MAX = 200

/** @param o.publicUrl where people reach the site, without a slash at the end */
export function createRecordHeads(o: {
  ask: AskAsVisitor
  publicUrl: string
}): RecordHeads {
  return {
    async find(path) {
      const [, kindName = '', id = ''] = PATH.exec(path) ?? []
      const kind = KINDS.get(kindName)
      if (!kind || OWN_PAGES.has(`${kindName}/${id}`)) return null
      const question = { query: kind.query, variables: { id } }
      const answer = (await withinTime(o.ask(question))) as { record: Record | null } | null
      if (!answer) return null
      const { record } = answer
      if (!record) return 'none'
      return fillHead(kind.summaryOf(record), o.publicUrl)
    },
  }
}

/** The words of a Markdown text, without its markup; "C#" and "GPA > 3.5" are words. */
function plainOf(markdown: string): string {
  return markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:(?:#{1,6}|>|[*+-])\s+)+/gm, '')
    .replaceAll(/[*`]+(?=\S)|(?<=\S)[*`]+|~~|(?<!\w)_+|_+(?!\w)/g, '')
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  return `${line.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`
}
