import type { Mapping } from '../mapping.ts'
import type { PageFetcher, Unread } from '../page-fetcher.ts'

/** What an adapter yields, in order. */
export type Item =
  | { kind: 'row'; page: string; raw: unknown; id?: string | null }
  | { kind: 'bad'; page: string; raw: unknown; reason: string }
  | { kind: 'not-modified'; page: string }
  /** A page that could not be read; the adapter continues with the others. */
  | { kind: 'fault'; page: string; reason: string }

/** What an adapter is told about its source. */
export type AdapterInput = {
  urls: readonly string[]
  /** The source's own mapping, or the adapter's. */
  mapping: Mapping | null
  /** From the environment; null when the source names none. */
  apiKey: string | null
  maxBytes: number
}

export type Adapter = {
  /** The default mapping of this kind of source; null if each source must have its own. */
  mapping: Mapping | null
  needsKey?: boolean
  read(input: AdapterInput, pages: PageFetcher): AsyncIterable<Item>
}

/** The most pages of one list that are followed. */
export const MAX_PAGES = 500

export function unread(page: string, answer: Unread): Item {
  return { ...answer, page }
}

/** The API key as the usual header. */
export function bearer(apiKey: string | null): Record<string, string> {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
}

/** Null if the text is not JSON. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
