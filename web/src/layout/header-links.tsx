import { NavLink } from 'react-router'
import { keepsScholarships, useViewer } from '#lib/session/session.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { headerLinkStyle } from './header-link-style.ts'
import { navigationLinks } from './navigation.ts'

const shownOnWideScreens = 5

// Visitors and students, whose first page it would be on, have everybody's links.
const OwnHeaderLinks = lazyPart(
  async () => (await import('./signed-in-links.tsx')).OwnHeaderLinks,
)

/** The bar of wide screens; as many links as it has room for, the menu has all. */
export function HeaderLinks({ links = navigationLinks }) {
  const viewer = useViewer()
  // Asked for without links: the account's own come later.
  return links === navigationLinks && viewer && !keepsScholarships(viewer) ? (
    <LazyPart>
      <OwnHeaderLinks viewer={viewer} />
    </LazyPart>
  ) : (
    links.slice(0, shownOnWideScreens).map(({ to, label }) => (
      <li key={to}>
        {/* NavLink marks the current page with aria-current. */}
        <NavLink to={to} className={headerLinkStyle}>
          {label}
        </NavLink>
      </li>
    ))
  )
}
