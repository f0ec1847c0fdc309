import type { ReactNode } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot; stay visible while the content scrolls. */
  actions?: ReactNode
  /**
   * The element that gets the focus once the dialog is closed; null or absent: the one that had it before, which
   * must still be there.
   */
  returnFocus?: () => HTMLElement | null
}

export type DialogShape = 'dialog' | 'sheet' | 'full'
