import type { Mapping } from '../mapping.ts'
import { valueAt } from '../mapping.ts'
import { scriptsOfType } from '../page-content.ts'
import { type Adapter, type Item, parseJson, unread } from './adapter.ts'

const TYPES = ['text/html', 'application/xhtml+xml', 'application/ld+json']
/** schema.org has no type for a scholarship; these are what providers use. */
const GRANTS: ReadonlySet<string> = new Set(['MonetaryGrant', 'Grant', 'Scholarship'])

const mapping: Mapping = {
  id: 'id',
  fields: {
    title: { path: 'name', transforms: ['strip-html'] },
    provider: 'provider',
    description: { path: 'description', transforms: ['strip-html'] },
    amount: { path: 'sum', transforms: ['known-money'] },
    currency: 'currency',
    deadline: { path: 'deadline', transforms: ['known-date'] },
    applicationUrl: 'link',
    sourceUrl: 'page',
  },
}

/** Grants that pages describe by schema.org's vocabulary in JSON-LD. */
export const jsonLdAdapter: Adapter = {
  mapping,
  async *read({ urls }, pages) {
    for (const page of urls) {
      const answer = await pages.read(page, { contentTypes: TYPES, isConditional: true })
      if (answer.kind !== 'page') yield unread(page, answer)
      else yield* grantsOf(page, answer.body.toString())
    }
  },
}

function* grantsOf(page: string, html: string): Iterable<Item> {
  const isJson = html.trimStart().startsWith('{')
  const scripts = isJson ? [html] : scriptsOfType(html, 'application/ld+json')
  for (const script of scripts) {
    const json = parseJson(script)
    if (json === null) {
      yield {
        kind: 'bad',
        page,
        raw: script.slice(0, 4_000),
        reason: 'the description is not JSON',
      }
      continue
    }
    for (const node of nodesOf(json.value)) {
      if ([valueAt(node, '@type')].flat().some((type) => GRANTS.has(String(type)))) {
        yield { kind: 'row', page, raw: plainGrant(node, page) }
      }
    }
  }
}

/** All things that a document describes, including those inside its graph. */
function nodesOf(value: unknown): unknown[] {
  const nodes = [value].flat()
  return nodes.flatMap((node) => [node, ...[valueAt(node, '@graph') ?? []].flat()])
}

function plainGrant(node: unknown, page: string) {
  const at = (path: string) => valueAt(node, path)
  const amount = at('amount')
  const url = at('url')
  const link =
    typeof url === 'string' && URL.canParse(url, page) ? new URL(url, page).href : page
  return {
    ...(node as object),
    page,
    link,
    id: at('@id') ?? `${link}#${String(at('name'))}`,
    provider: nameOf(at('funder')) ?? nameOf(at('sponsor')) ?? nameOf(at('provider')),
    sum: text(typeof amount === 'object' ? valueAt(amount, 'value') : amount),
    currency: valueAt(amount, 'currency') ?? null,
    deadline: at('applicationDeadline') ?? at('endDate') ?? null,
  }
}

function nameOf(party: unknown): string | null {
  const first = [party].flat()[0]
  const name = typeof first === 'string' ? first : valueAt(first, 'name')
  return typeof name === 'string' ? name : null
}

function text(value: unknown): string | null {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null
}
