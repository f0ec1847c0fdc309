import type { ReactNode } from 'react'

/** How many were found; said aloud whenever it changes, so it stands there before anything is known. */
export function FoundCount({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="tabular min-h-6 font-semibold">
      {children}
    </p>
  )
}
