import { Ellipsis } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { LazyPart, lazyPart } from './lazy-part.tsx'

type MenuProps = {
  /** What its actions are for: "More for Coastal Award". */
  label: string
  /**
   * `MenuAction` and `MenuLink` of menu-popup.tsx, or a part that loads them; first rendered when the menu first
   * opens.
   */
  children: ReactNode
}

const MenuPopup = lazyPart(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** "…": several actions behind one button. */
export function Menu({ label, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="relative">
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis aria-hidden="true" size={20} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(!isOpen)
        }}
      />
      {wasOpened && (
        <LazyPart failed={isOpen && <MenuFailed />}>
          <MenuPopup
            label={label}
            anchor={button}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          >
            {children}
          </MenuPopup>
        </LazyPart>
      )}
    </div>
  )
}

function MenuFailed() {
  return (
    <p
      role="alert"
      className="absolute end-0 top-full z-40 w-56 rounded border border-line bg-surface p-3 text-sm shadow-raised"
    >
      This menu could not be loaded. Please reload the page.
    </p>
  )
}
