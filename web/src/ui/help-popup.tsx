import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { onOpenChange } from './on-open-change.ts'
import { useOverlayContainer } from './overlay-container.ts'

type HelpPopupProps = {
  title: string
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Opens beside its button, wholly on the screen. */
export function HelpPopup({ title, anchor, isOpen, onClose, children }: HelpPopupProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange(anchor, onClose)}>
      <Popover.Portal container={useOverlayContainer()}>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className="z-40"
        >
          <Popover.Popup
            aria-label={title}
            finalFocus={anchor}
            className="w-64 max-w-[var(--available-width)] rounded border border-line bg-surface p-3 text-sm text-ink shadow-raised"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
