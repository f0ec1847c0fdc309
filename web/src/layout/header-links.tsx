import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { BarLinks } from './bar-links.tsx'
import { navigationLinks } from './navigation.ts'

/** The signed-in person's links, for the menu or the bar; loaded separately, to keep visitors' first page light. */
export const SignedInLinks = lazyPart(
  async () => (await import('./signed-in-links.tsx')).SignedInLinks,
)

/** The bar of wide screens: the links for everybody, or an account's own links if it looks for no scholarship. */
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
