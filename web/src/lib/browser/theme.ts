import { useSyncExternalStore } from 'react'
import { browserKeys } from './storage-keys.ts'
import { readStored, writeStored } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const stored = readStored(browserKeys.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies and keeps the choice; `system` follows the device from now on. */
export function chooseTheme(theme: Theme): void {
  writeStored(browserKeys.theme, theme === 'system' ? null : theme)
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
