import type { ReactNode } from 'react'

/**
 * How many were found; said aloud whenever it changes, so it stands there before anything is known. Of none it is said
 * only: the empty list shows it.
 */
export function FoundCount({ children }: { children: ReactNode }) {
  const isNone = String(children).startsWith('0 ')
  return (
    <p role="status" className={isNone ? 'sr-only' : 'tabular min-h-6 font-semibold'}>
      {children}
    </p>
  )
}
