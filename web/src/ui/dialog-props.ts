import type { ReactNode } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot; stay visible while the content scrolls. */
  actions?: ReactNode
  /** What has the focus once it is closed; null or absent: what had it before, which must still be there. */
  returnFocus?: () => HTMLElement | null
}

export type DialogShape = 'dialog' | 'sheet' | 'full'
