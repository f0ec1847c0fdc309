import { createContext, useContext } from 'react'

/** The open modal, if a component is inside one: what pops up there must be part of it to be on top. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

/** Where lists and menus that pop up are put: the modal around them, else the page's main landmark. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainer) ?? document.querySelector('main')
}
