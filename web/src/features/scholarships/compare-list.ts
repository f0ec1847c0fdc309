import { useSyncExternalStore } from 'react'
import { tabKeys } from '#lib/browser/storage-keys.ts'
import { readTab, writeTab } from '#lib/browser/storage.ts'

/** More do not stand side by side. */
export const mostCompared = 4

const key = tabKeys.compare
const listeners = new Set<() => void>()
const nothing: readonly string[] = []
let chosen: readonly string[] | null = null

/** The scholarships that are to be compared, by slug; for as long as the browser's tab is open. */
export function useCompareList(): readonly string[] {
  return useSyncExternalStore(subscribe, comparedSlugs, () => nothing)
}

export function comparedSlugs(): readonly string[] {
  chosen ??= readSlugs(readTab(key))
  return chosen
}

/** What is more than fits is left out. */
export function setCompared(slugs: readonly string[]): void {
  chosen = fitting(slugs)
  writeTab(key, chosen.length === 0 ? null : chosen.join(','))
  for (const listener of listeners) listener()
}

/** As an address has them: separated by commas, each once. */
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
