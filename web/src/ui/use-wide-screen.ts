import { useSyncExternalStore } from 'react'

/** The breakpoint `lg`. */
const wide = globalThis.matchMedia?.('(min-width: 64rem)')

/** For parts that only wide screens show and that are costly on a phone; false until the page's scripts run. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWideScreen, () => false)
}

/** Whether the screen is wide now, also during hydration: decides what to load, not what to show. */
export function isWideScreen(): boolean {
  return wide?.matches ?? true
}

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
