import { NavLink } from 'react-router'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { headerLinkStyle } from './header-link-style.ts'
import { navigationLinks, type NavigationLink } from './navigation.ts'

const shownOnWideScreens = 5

// Visitors and students, whose first page it would be on, have everybody's links.
const OwnHeaderLinks = lazyPart(
  async () => (await import('./signed-in-links.tsx')).OwnHeaderLinks,
)

/** The bar of wide screens. */
export function HeaderLinks() {
  const viewer = useViewer()
  if (!viewer || keepsScholarships(viewer)) return <BarLinks links={navigationLinks} />
  return (
    <LazyPart>
      <OwnHeaderLinks viewer={viewer} />
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
