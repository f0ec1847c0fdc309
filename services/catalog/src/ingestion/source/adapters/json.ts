import { valueAt } from '../mapping.ts'
import type { PageFetcher } from '../page-fetcher.ts'
import {
  type Adapter,
  type AdapterInput,
  type Item,
  MAX_PAGES,
  bearer,
  parseJson,
  unread,
} from './adapter.ts'

const TYPES = ['application/json', 'text/json', 'application/geo+json', 'text/plain']

/** Lists in JSON documents, over all pages that they link. */
export const jsonAdapter: Adapter = {
  mapping: null,
  async *read(input, pages) {
    for (const url of input.urls) yield* readList(url, input, pages)
  },
}

async function* readList(
  start: string,
  { mapping, apiKey }: AdapterInput,
  pages: PageFetcher,
): AsyncIterable<Item> {
  const isPaged = mapping?.next !== undefined
  let url: string | null = start
  for (let page = 0; url !== null && page < MAX_PAGES; page += 1) {
    const at: string = url
    const answer = await pages.read(at, {
      headers: { accept: 'application/json', ...bearer(apiKey) },
      contentTypes: TYPES,
      // An unchanged page would not say where the next one is.
      isConditional: !isPaged,
    })
    if (answer.kind !== 'page') return yield unread(at, answer)
    const json = parseJson(answer.body.toString())
    const rows = json === null ? null : valueAt(json.value, mapping?.rows ?? '')
    if (!Array.isArray(rows)) {
      const reason =
        json === null ? 'the response is not JSON' : 'the response has no list of rows'
      return yield { kind: 'fault', page: at, reason }
    }
    for (const raw of rows) yield { kind: 'row', page: at, raw }
    url = nextOf(json?.value, mapping?.next, at)
  }
}

/** Same origin only: a response must not lead our key to another host. */
function nextOf(json: unknown, path: string | undefined, from: string): string | null {
  const next = path === undefined ? undefined : valueAt(json, path)
  if (typeof next !== 'string' || !URL.canParse(next, from)) return null
  const url = new URL(next, from)
  return url.origin === new URL(from).origin && url.href !== from ? url.href : null
}
