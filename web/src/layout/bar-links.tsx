import { NavLink } from 'react-router'
import { headerLinkStyle } from './header-link-style.ts'
import type { NavigationLink } from './navigation.ts'

const shownOnWideScreens = 5

/** As many links as a wide screen has room for; the menu has all of them. */
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
