import { Navigate, useLocation } from 'react-router'
import { paths } from '#paths'

/** /toolkit, as older links have it. */
export function ToolkitRedirect() {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.toolkit(), search, hash }} />
}
