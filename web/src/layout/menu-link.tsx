import { NavLink } from 'react-router'
import { headerLinkStyle } from './header-link-style.ts'
import type { NavigationLink } from './navigation.ts'

/** One link of the menu; a press on it closes the menu. */
export function MenuLink({ to, label }: NavigationLink) {
  return (
    <li>
      <NavLink
        to={to}
        className={headerLinkStyle}
        onClick={({ currentTarget }) =>
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        }
      >
        {label}
      </NavLink>
    </li>
  )
}
