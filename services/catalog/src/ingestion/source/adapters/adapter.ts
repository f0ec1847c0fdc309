import type { Mapping } from '../mapping.ts'
import type { PageFetcher, Unread } from '../page-fetcher.ts'

/** What an adapter finds, in the order in which it finds it. */
export type Item =
  | { kind: 'row'; page: string; raw: unknown; id?: string | null }
  | { kind: 'bad'; page: string; raw: unknown; reason: string }
  | { kind: 'not-modified'; page: string }
  /** A page that could not be read; the others go on. */
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
  /** What the kind maps by when the source says nothing else; null when it must say. */
  mapping: Mapping | null
  needsKey?: boolean
  read(input: AdapterInput, pages: PageFetcher): AsyncIterable<Item>
}

/** Pages of one list that are followed at most. */
export const MAX_PAGES = 500

export function unread(page: string, answer: Unread): Item {
  return { ...answer, page }
}

/** The key as the usual header of an API. */
export function bearer(apiKey: string | null): Record<string, string> {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
}

/** Null when the text is no JSON. */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
