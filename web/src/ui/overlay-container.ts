import { createContext, useContext } from 'react'

/** The open modal around a component, if any: a popup must be inside the modal to appear on top of it. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

/** The element that lists and menus pop up in: the modal around them, otherwise the page's main landmark. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainer) ?? document.querySelector('main')
}
