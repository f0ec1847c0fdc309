import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { messages } from '#lib/messages.ts'
import { paths } from '#paths'
import { Loading } from '#ui/skeleton.tsx'

/** Older links have /toolkit: they lead to where the page is. */
export function WithOwnAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const own = paths.toolkit()
  if (pathname === own) return children
  return (
    // Meanwhile the footer waits, as for any page.
    <Loading label={messages.loading}>
      <Navigate replace to={own + search} />
    </Loading>
  )
}
