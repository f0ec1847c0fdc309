import type { RefObject } from 'react'

type Details = { event: Event; cancel: () => void }

/** For what pops up beside a button of its own: whatever else closes it, the button does that by itself. */
export function onOpenChange(anchor: RefObject<HTMLElement | null>, onClose: () => void) {
  return (opens: boolean, { event, cancel }: Details) => {
    const isButton = anchor.current?.contains(event.target as Node | null)
    if (isButton && event.type !== 'keydown') cancel()
    else if (!opens) onClose()
  }
}
