import { useSyncExternalStore } from 'react'
import { useTheme } from './theme.ts'

/** Whether the page is shown in dark colors: as chosen here, else as the device is set. */
export function useIsDark(): boolean {
  const theme = useTheme()
  const isDeviceDark = useSyncExternalStore(subscribe, isDark, () => false)
  return theme === 'system' ? isDeviceDark : theme === 'dark'
}

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')
const isDark = () => dark().matches

function subscribe(listener: () => void): () => void {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
