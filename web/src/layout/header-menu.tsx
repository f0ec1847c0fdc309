import { useId, useState, type FocusEvent, type ToggleEvent } from 'react'
import { Menu, X } from 'lucide-react'
import { useIsMember, useViewer } from '#lib/session/session.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyPart } from '#ui/lazy-part.tsx'
import { SignedInLinks } from './header-links.tsx'
import { layoutMessages } from './layout-messages.ts'
import { MenuLink } from './menu-link.tsx'
import { navigationLinks } from './navigation.ts'

const everybody = (
  <ul>
    {navigationLinks.map((link) => (
      <MenuLink key={link.to} {...link} />
    ))}
  </ul>
)

/**
 * All links behind one button: on screens too narrow for the bar, and for a person's own pages. It is the browser's
 * own popover: Escape closes it and returns the focus, a press elsewhere closes it, and it needs no script that a
 * phone would wait for.
 */
export function HeaderMenu() {
  const viewer = useViewer()
  const isMember = useIsMember()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    // Also on a wide screen, where the bar has room for only a few of the links.
    <div>
      <IconButton
        label={isOpen ? layoutMessages.menuClose : layoutMessages.menuOpen}
        aria-expanded={isOpen}
        popoverTarget={id}
        icon={isOpen ? <X /> : <Menu />}
      />
      {/* The element handles events of its links; it is not interactive itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        id={id}
        popover="auto"
        aria-label="Menu"
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setIsOpen(true)
          standBelowHeader(event)
        }}
        // The links stay until the menu is closed, so that the focus returns from a link that is still there.
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={closeWhenLeft}
        className="inset-x-0 m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-x-0 border-y border-line bg-paper px-4 py-2 text-ink shadow-raised lg:start-auto lg:end-[max(1rem,calc(50vw-36.5rem))] lg:w-96 lg:border-x"
      >
        {isOpen &&
          (isMember ? (
            <LazyPart failed={everybody}>
              <SignedInLinks viewer={viewer} />
            </LazyPart>
          ) : (
            everybody
          ))}
      </nav>
    </div>
  )
}

/** Measures where the header ends, which is lower with large text: in the top layer no layout says so. */
function standBelowHeader({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  const header = currentTarget.closest('header')
  if (header && newState === 'open')
    currentTarget.style.top = `${header.getBoundingClientRect().bottom}px`
}

/** Closes the menu when the keyboard focus moves past its last link. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const menu = currentTarget.parentElement
  if (relatedTarget && !menu?.contains(relatedTarget)) currentTarget.hidePopover()
}
