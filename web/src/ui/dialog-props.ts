import type { ReactNode } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot; stay visible while the content scrolls. */
  actions?: ReactNode
}

export type DialogShape = 'dialog' | 'sheet' | 'full'
