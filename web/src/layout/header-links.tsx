import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { BarLinks } from './bar-links.tsx'
import { navigationLinks } from './navigation.ts'

/** Of the menu, or of the bar. Visitors, whose first page they would be on, do not have them. */
export const SignedInLinks = lazyPart(
  async () => (await import('./signed-in-links.tsx')).SignedInLinks,
)

/** The bar of wide screens: everybody's links, for accounts that look for no scholarship their own. */
export function HeaderLinks() {
  const viewer = useViewer()
  return !viewer || keepsScholarships(viewer) ? (
    <BarLinks links={navigationLinks} />
  ) : (
    <LazyPart>
      <SignedInLinks viewer={viewer} isBar />
    </LazyPart>
  )
}
