import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The same key as in public/theme.js, which applies the choice before the first paint. */
const storageKey = 'landfall.theme'
const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const stored = readStored(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies and keeps the choice; `system` follows the device from now on. */
export function chooseTheme(theme: Theme): void {
  writeStored(storageKey, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
