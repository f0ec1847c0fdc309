import { Menu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import { onOpenChange } from './on-open-change.ts'
import { useOverlayContainer } from './overlay-container.ts'

type MenuPopupProps = {
  label: string
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Opens beside its button, wholly on the screen; arrows choose, Escape returns to the button. */
export function MenuPopup({ label, anchor, isOpen, onClose, children }: MenuPopupProps) {
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange(anchor, onClose)}>
      <Menu.Portal container={useOverlayContainer()}>
        <Menu.Positioner
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="z-40"
        >
          <Menu.Popup
            aria-label={label}
            finalFocus={anchor}
            className="max-w-[var(--available-width)] min-w-48 rounded border border-line bg-surface py-1 shadow-raised"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 -outline-offset-3 data-disabled:text-muted data-highlighted:bg-sea-soft'

type MenuActionProps = {
  label: string
  icon?: ReactNode
  onPress: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

export function MenuAction(props: MenuActionProps) {
  const { label, icon, onPress, isDanger, isDisabled } = props
  return (
    <Menu.Item
      disabled={isDisabled}
      onClick={onPress}
      className={`${itemStyle} ${isDanger ? 'text-bad' : ''}`}
    >
      {icon}
      {label}
    </Menu.Item>
  )
}

type MenuLinkProps = {
  label: ReactNode
  icon?: ReactNode
  href: string
  onPress?: () => void
}

/** Opens another site in a tab of its own. */
export function MenuLink({ label, icon, href, onPress }: MenuLinkProps) {
  return (
    <Menu.LinkItem
      closeOnClick
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onPress}
      className={itemStyle}
    >
      {icon}
      {label}
    </Menu.LinkItem>
  )
}
