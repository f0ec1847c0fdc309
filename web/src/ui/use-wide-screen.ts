import { useSyncExternalStore } from 'react'

/** The breakpoint `lg`. */
const wide = globalThis.matchMedia?.('(min-width: 64rem)')

/** For parts that only wide screens show and that cost a phone much; false until the page has its scripts. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWideScreen, () => false)
}

/** As it is now, also while a visitor's page is taken over; nothing is shown by it. */
export function isWideScreen(): boolean {
  return wide?.matches ?? true
}

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
