import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { partnerAccessMessages as text } from './partner-access-messages.ts'

type Props = {
  /** On the button that asks, and on the one that does it. */
  label: string
  /** What it is about, for who hears the button alone. */
  subject: string
  title: string
  explanation: string
  kind: 'danger' | 'primary'
  /** The dialog closes when it is through, whatever came of it. */
  onConfirm: () => Promise<unknown>
}

/** A button that asks before it does what it says. */
export function ConfirmButton(props: Props) {
  const { label, subject, title, explanation, kind, onConfirm } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setIsOpen(false)
  async function confirm() {
    setIsBusy(true)
    await onConfirm().finally(() => setIsBusy(false))
    close()
  }
  return (
    <>
      <Button
        kind={kind === 'danger' ? 'danger' : 'secondary'}
        onClick={() => setIsOpen(true)}
      >
        {label}
        <span className="sr-only"> {subject}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{text.keep}</Button>
            <Button kind={kind} isBusy={isBusy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        <p>{explanation}</p>
      </Dialog>
    </>
  )
}
