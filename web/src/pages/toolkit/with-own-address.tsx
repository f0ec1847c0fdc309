import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#paths'

/** Older links have /toolkit: they lead to where the page is. */
export function WithOwnAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const own = paths.toolkit()
  return pathname === own ? children : <Navigate replace to={own + search} />
}
