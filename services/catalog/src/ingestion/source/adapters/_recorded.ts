import { Readable } from 'node:stream'
import { type Mapping, idOf, mapRow } from '../mapping.ts'
import { normalizeListing } from '../normalize-listing.ts'
import type { PageFetcher, PageRequest } from '../page-fetcher.ts'
import type { SourceKind } from '../source.ts'
import { ADAPTERS } from './adapters.ts'
import type { Item } from './adapter.ts'

export type Asked = { url: string; headers: Readonly<Record<string, string>> }

/** Serves recorded pages; any other address gets a 404. */
export function recorded(pages: Record<string, string | Buffer>) {
  const asked: Asked[] = []
  const read = async (url: string, request?: PageRequest) => {
    asked.push({ url, headers: request?.headers ?? {} })
    const page = pages[url]
    return page === undefined
      ? ({ kind: 'fault', reason: 'the server answered 404' } as const)
      : ({ kind: 'page', url, body: Buffer.from(page) } as const)
  }
  const fetcher: PageFetcher = {
    read,
    async open(url, request) {
      const page = await read(url, request)
      return page.kind === 'page' ? { ...page, body: Readable.from([page.body]) } : page
    },
    seen: new Map(),
  }
  return { fetcher, asked }
}

export async function readAll(
  kind: SourceKind,
  pages: Record<string, string | Buffer>,
  o: { urls?: string[]; mapping?: Mapping; apiKey?: string } = {},
) {
  const { fetcher, asked } = recorded(pages)
  const adapter = ADAPTERS[kind]
  const mapping = o.mapping ?? adapter.mapping
  const urls = o.urls ?? Object.keys(pages).slice(0, 1)
  const input = { urls, mapping, apiKey: o.apiKey ?? null, maxBytes: 1_000_000 }
  const items: Item[] = []
  for await (const item of adapter.read(input, fetcher)) items.push(item)
  const rows = items.flatMap((item) => (item.kind === 'row' ? [item] : []))
  const listings = rows.map(({ raw, id }) => ({
    id: id ?? (mapping && idOf(raw, mapping)),
    read: normalizeListing(mapRow(raw, mapping ?? { fields: {} }), new Map()),
  }))
  return { items, rows, listings, asked }
}
