import { useSyncExternalStore } from 'react'

/** The breakpoint `lg`. */
const wide = globalThis.matchMedia?.('(min-width: 64rem)')

/** For parts that only wide screens show and that cost a phone much; false until the page has its scripts. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide?.matches ?? true,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
