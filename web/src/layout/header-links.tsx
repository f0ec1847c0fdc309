import { NavLink } from 'react-router'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { headerLinkStyle } from './header-link-style.ts'
import { navigationLinks, type NavigationLink } from './navigation.ts'

const shownOnWideScreens = 5

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

/** As many as a wide screen has room for; the menu has all. */
export function BarLinks({ links }: { links: readonly NavigationLink[] }) {
  return links.slice(0, shownOnWideScreens).map(({ to, label }) => (
    <li key={to}>
      {/* NavLink marks the current page with aria-current. */}
      <NavLink to={to} className={headerLinkStyle}>
        {label}
      </NavLink>
    </li>
  ))
}
