import { DomUtils, parseDocument } from 'htmlparser2'
import type { Mapping } from '../mapping.ts'
import type { PageFetcher } from '../page-fetcher.ts'
import { type Adapter, type Item, MAX_PAGES, unread } from './adapter.ts'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const TYPES = ['text/html', 'application/xhtml+xml']

/** What the list says about an award besides its address; the award's own page takes precedence. */
type Listed = {
  page: string
  title?: string | null
  institution?: string | null
  deadline?: string | null
}

/** Only facts and the link are taken; the texts belong to the institutions. */
const mapping: Mapping = {
  id: 'slug',
  fields: {
    title: 'title',
    provider: 'institution',
    degreeLevels: { path: 'levels', transforms: ['split-comma'] },
    deadline: { path: 'deadline', transforms: ['known-date'] },
    note: 'deadlineNote',
    amount: { path: 'amount', transforms: ['known-money'] },
    applicationUrl: 'moreUrl',
    sourceUrl: 'page',
  },
}

/**
 * EducationUSA's finder: a paged list, with each award on its own page. It has no API; a page that no longer has the
 * known shape is a fault, not an empty list.
 */
export const educationUsaAdapter: Adapter = {
  mapping,
  async *read({ urls }, pages) {
    for (const url of urls) {
      for await (const found of listOf(url, pages)) {
        if ('kind' in found) yield found
        else yield* detailOf(found, pages)
      }
    }
  },
}

async function* listOf(start: string, pages: PageFetcher): AsyncIterable<Listed | Item> {
  const known = new Set<string>()
  for (let n = 0; n < MAX_PAGES; n += 1) {
    const url = new URL(start)
    url.searchParams.set('page', String(n))
    const answer = await pages.read(url.href, { contentTypes: TYPES })
    if (answer.kind !== 'page') return yield unread(url.href, answer)
    const document = parseDocument(answer.body.toString())
    const said = new Map(rowsOf(document, url).map((row) => [row.page, row]))
    const links = awardsIn(document, url)
    const fresh = [...new Set(links)].filter((link) => !known.has(link))
    if (n === 0 && fresh.length === 0)
      return yield {
        kind: 'fault',
        page: url.href,
        reason: 'the list is in an unknown format',
      }
    if (fresh.length === 0) return
    for (const page of fresh) {
      known.add(page)
      yield said.get(page) ?? { page }
    }
  }
}

/** Addresses of awards that a document or element links to. */
function awardsIn(within: Document | Element, { href, origin }: URL): string[] {
  return DomUtils.getElementsByTagName('a', within)
    .flatMap((link) => URL.parse(link.attribs['href'] ?? '', href) ?? [])
    .filter((url) => url.origin === origin && /^\/scholarships\/[^/]+$/.test(url.pathname))
    .map(({ pathname }) => `${origin}${pathname}`)
}

function rowsOf(document: Document, url: URL): Listed[] {
  return ofClass('views-row', document).flatMap((row) => {
    const [page] = awardsIn(row, url)
    if (page === undefined) return []
    const said = (name: string) => textOf(ofClass(name, row)[0]) || null
    return {
      page,
      title: said('views-field-title'),
      institution: said('field-hei-institution-name'),
      deadline: said('field-scholarship-deadline'),
    }
  })
}

async function* detailOf(listed: Listed, pages: PageFetcher): AsyncIterable<Item> {
  const { page } = listed
  const answer = await pages.read(page, { contentTypes: TYPES, isConditional: true })
  if (answer.kind !== 'page') return yield unread(page, answer)
  const document = parseDocument(answer.body.toString())
  const fields = labeled(document)
  const title = textOf(DomUtils.getElementsByTagName('h1', document)[0])
  const deadline =
    fields.get('deadline') ?? fields.get('application deadline') ?? listed.deadline ?? null
  yield {
    kind: 'row',
    page,
    raw: {
      page,
      slug: page.split('/').at(-1),
      title: title || (listed.title ?? null),
      institution:
        fields.get('institution') ??
        fields.get('awarding institution') ??
        listed.institution ??
        null,
      levels: levelsOf(fields.get('degree level') ?? fields.get('degree levels') ?? null),
      deadline,
      deadlineNote:
        deadline === null ? null : `Deadline as stated: ${deadline}`.slice(0, 2_000),
      amount: fields.get('amount') ?? null,
      moreUrl: linkBeside(document, 'more information'),
    },
  }
}

/** Drupal writes each fact as a label with its items. */
function labeled(document: Document): Map<string, string> {
  return new Map(
    ofClass('field', document).flatMap((field) => {
      const label = labelOf(field)
      const items = ofClass('field-item', field).map((item) => textOf(item) ?? '')
      return label === '' || items.length === 0 ? [] : [[label, items.join(', ')] as const]
    }),
  )
}

function labelOf(field: Element): string {
  const text = textOf(ofClass('field-label', field)[0]) ?? ''
  return text.replaceAll('\u00a0', ' ').replace(/:\s*$/, '').trim().toLowerCase()
}

function linkBeside(document: Document, label: string): string | null {
  const field = ofClass('field', document).find((one) => labelOf(one).startsWith(label))
  const [link] = field === undefined ? [] : DomUtils.getElementsByTagName('a', field)
  return link?.attribs['href'] ?? null
}

function ofClass(name: string, within: Document | Element): Element[] {
  const has = (classes = '') => classes.split(/\s+/).includes(name)
  return DomUtils.getElementsByClassName(has, within)
}

function textOf(element: Element | undefined): string | null {
  return element === undefined ? null : DomUtils.textContent(element).trim()
}

/** An associate's degree is a part of undergraduate study. */
function levelsOf(text: string | null): string | null {
  return (
    text
      ?.replaceAll(/Associate(?:'|’)?s?/gi, 'undergraduate')
      .replaceAll(/Post-Doctorate/gi, 'postdoc') ?? null
  )
}
