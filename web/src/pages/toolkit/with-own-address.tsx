import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { messages } from '#lib/messages.ts'
import { paths } from '#paths'
import { Loading } from '#ui/skeleton.tsx'

/** Older links name /toolkit: they lead to the current address. */
export function WithOwnAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const own = paths.toolkit()
  if (pathname === own) return children
  return (
    // The footer waits meanwhile, as for any page.
    <Loading label={messages.loading}>
      <Navigate replace to={own + search} />
    </Loading>
  )
}
