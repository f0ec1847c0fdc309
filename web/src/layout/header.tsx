import { AccountActions } from './account-actions.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { HeaderLinks } from './header-links.tsx'
import { Logo } from './logo.tsx'

export function Header() {
  return (
    // Not sticky with very large text: it would take a quarter of a phone's screen.
    <header className="sticky top-0 z-20 max-[15rem]:static border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-2 px-4 sm:gap-x-4">
        <Logo />
        <nav aria-label="Main" className="hidden grow lg:block">
          <ul className="flex flex-wrap items-center *:*:px-2">
            <HeaderLinks />
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
          <AccountActions />
          <HeaderMenu />
        </div>
      </div>
    </header>
  )
}
