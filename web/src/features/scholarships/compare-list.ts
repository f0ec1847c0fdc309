import { useSyncExternalStore } from 'react'
import { tabKeys } from '#lib/browser/storage-keys.ts'
import { readTab, writeTab } from '#lib/browser/storage.ts'

/** No more than these fit side by side. */
export const mostCompared = 4

const key = tabKeys.compare
const listeners = new Set<() => void>()
const nothing: readonly string[] = []
let chosen: readonly string[] | null = null

/** The scholarships to compare, by slug; kept while the browser's tab is open. */
export function useCompareList(): readonly string[] {
  return useSyncExternalStore(subscribe, comparedSlugs, () => nothing)
}

export function comparedSlugs(): readonly string[] {
  chosen ??= readSlugs(readTab(key))
  return chosen
}

/** Leaves out any that do not fit. */
export function setCompared(slugs: readonly string[]): void {
  chosen = fitting(slugs)
  writeTab(key, chosen.length === 0 ? null : chosen.join(','))
  for (const listener of listeners) listener()
}

/** Reads slugs as an address has them: separated by commas, each once. */
export function readSlugs(text: string | null): string[] {
  return fitting((text ?? '').split(','))
}

function fitting(slugs: readonly string[]): string[] {
  const named = slugs.map((slug) => slug.trim()).filter((slug) => slug !== '')
  return [...new Set(named)].slice(0, mostCompared)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
