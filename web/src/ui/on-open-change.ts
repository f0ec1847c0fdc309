import type { RefObject } from 'react'

type Details = { event: Event; cancel: () => void }

/** Closes a popup that stands beside its own button; a press of that button is left to the button's handler. */
export function onOpenChange(anchor: RefObject<HTMLElement | null>, onClose: () => void) {
  return (opens: boolean, { event, cancel }: Details) => {
    const isButton = anchor.current?.contains(event.target as Node | null)
    if (isButton && event.type !== 'keydown') cancel()
    else if (!opens) onClose()
  }
}
