import { useEffect, useId, useRef, useState } from 'react'
import { Menu, X } from 'lucide-react'
import { NavLink } from 'react-router'
import { useViewer } from '#lib/session/session.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { headerLinkStyle } from './header-link-style.ts'
import { layoutMessages } from './layout-messages.ts'
import { navigationLinks, personalLinks } from './navigation.ts'

/** All links behind one button, on screens too narrow for the bar. */
export function HeaderMenu() {
  const viewer = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(
    () => (isOpen ? closeOnLeaving(root.current, () => setIsOpen(false)) : undefined),
    [isOpen],
  )

  const links = viewer ? [...navigationLinks, ...personalLinks(viewer)] : navigationLinks
  return (
    <div ref={root} className="lg:hidden">
      <IconButton
        label={isOpen ? layoutMessages.menuClose : layoutMessages.menuOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={isOpen ? <X /> : <Menu />}
        onClick={() => setIsOpen(!isOpen)}
      />
      <nav
        id={id}
        aria-label="Menu"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 py-2 shadow-raised"
      >
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={headerLinkStyle} onClick={() => setIsOpen(false)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Escape closes and gives the focus back to the button; so does pressing or moving elsewhere. */
function closeOnLeaving(root: HTMLElement | null, close: () => void): () => void {
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    root?.querySelector('button')?.focus()
  }
  const byLeaving = (event: Event) => {
    if (!root?.contains(event.target as Node)) close()
  }
  document.addEventListener('keydown', byKey)
  document.addEventListener('pointerdown', byLeaving)
  document.addEventListener('focusin', byLeaving)
  return () => {
    document.removeEventListener('keydown', byKey)
    document.removeEventListener('pointerdown', byLeaving)
    document.removeEventListener('focusin', byLeaving)
  }
}
