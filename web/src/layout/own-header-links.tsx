import type { Viewer } from '#lib/session/session.ts'
import { BarLinks } from './header-links.tsx'
import { ownNavigation } from './workspace-links.ts'

/** The bar of a donor, a university or an administrator. */
export function OwnHeaderLinks({ viewer }: { viewer: Viewer }) {
  return <BarLinks links={ownNavigation(viewer)} />
}
