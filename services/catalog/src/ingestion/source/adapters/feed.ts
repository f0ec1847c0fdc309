import { XMLParser } from 'fast-xml-parser'
import type { Mapping } from '../mapping.ts'
import { valueAt } from '../mapping.ts'
import { type Adapter, type Item, unread } from './adapter.ts'

const TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
]
/** Where RSS 2, Atom and RSS 1 keep their entries. */
const LISTS = ['rss.channel.item', 'feed.entry', 'rdf:RDF.item']

/** Only what every feed states; the source's mapping must name the provider. */
const mapping: Mapping = {
  id: 'id',
  fields: {
    title: { path: 'title', transforms: ['strip-html'] },
    provider: 'provider',
    description: { path: 'summary', transforms: ['strip-html'] },
    applicationUrl: 'link',
    sourceUrl: 'link',
  },
}

/** RSS and Atom; entries of both get the same names, next to their own. */
export const feedAdapter: Adapter = {
  mapping,
  async *read({ urls }, pages) {
    for (const page of urls) {
      const answer = await pages.read(page, { contentTypes: TYPES, isConditional: true })
      if (answer.kind !== 'page') yield unread(page, answer)
      else yield* entriesOf(page, answer.body.toString())
    }
  },
}

function* entriesOf(page: string, text: string): Iterable<Item> {
  const xml = parseXml(text)
  const entries = LISTS.map((path) => valueAt(xml, path)).find((list) => list !== undefined)
  const isFeed = ['rss', 'feed', 'rdf:RDF'].some((root) => valueAt(xml, root) !== undefined)
  if (!isFeed) return yield { kind: 'fault', page, reason: 'the response is not a feed' }
  const list = entries === undefined ? [] : [entries].flat()
  const title = textOf(valueAt(xml, 'rss.channel.title') ?? valueAt(xml, 'feed.title'))
  for (const entry of list) yield { kind: 'row', page, raw: plainEntry(entry, title) }
}

function parseXml(text: string): unknown {
  // No custom entities and no unlimited depth: both can be made to grow without end.
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: { enabled: true, maxEntityCount: 100, maxTotalExpansions: 10_000 },
    htmlEntities: true,
  })
  try {
    return parser.parse(text)
  } catch {
    return null
  }
}

function plainEntry(entry: unknown, feedTitle: string | null) {
  const at = (path: string) => textOf(valueAt(entry, path))
  return {
    ...(typeof entry === 'object' ? entry : {}),
    id: at('guid') ?? at('id') ?? linkOf(entry),
    title: at('title'),
    link: linkOf(entry),
    summary: at('content:encoded') ?? at('description') ?? at('content') ?? at('summary'),
    published: at('pubDate') ?? at('updated') ?? at('published'),
    provider: at('dc:creator') ?? at('author.name') ?? feedTitle,
  }
}

function linkOf(entry: unknown): string | null {
  const links = [valueAt(entry, 'link')].flat()
  const alternate = links.find((link) =>
    [undefined, 'alternate'].includes(textOf(valueAt(link, '@rel')) ?? undefined),
  )
  return textOf(valueAt(alternate, '@href')) ?? textOf(alternate)
}

/** The parser keeps the text of elements with attributes in a separate property. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'object' && value !== null ? valueAt(value, '#text') : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}
