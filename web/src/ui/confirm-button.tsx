import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-style.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  /** Stands on the button that asks, and on the one that acts. */
  label: string
  /** What the action is about, for people who hear the button alone. */
  subject?: string
  /** How the button that asks looks. */
  look?: ButtonKind
  kind?: 'danger' | 'primary'
  title: string
  cancel: string
  /** What the action will lead to. */
  children: ReactNode
  /** The dialog closes once this resolves, whatever the result. */
  onConfirm: () => Promise<unknown>
}

/** A button that asks for confirmation before it acts. */
export function ConfirmButton(props: Props) {
  const { label, subject, look = 'secondary', kind = 'danger' } = props
  const { title, cancel, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  async function confirm() {
    setIsBusy(true)
    await props.onConfirm().finally(() => setIsBusy(false))
    setIsOpen(false)
  }
  return (
    <>
      <Button kind={look} onClick={() => setIsOpen(true)}>
        {label}
        {subject && <span className="sr-only"> {subject}</span>}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        confirm={label}
        cancel={cancel}
        kind={kind}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
