import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { immigrationMessages as text } from './immigration-messages.ts'

type Props = {
  label: string
  title: string
  why: string
  isBusy: boolean
  /** Answers once it is done, well or not. */
  onSure: () => Promise<void>
}

/** A button for what can't be undone, and the question that it asks first. */
export function AskFirst({ label, title, why, isBusy, onSure }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <Dialog
        title={title}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{text.cancel}</Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => void onSure().then(close)}>
              {label}
            </Button>
          </>
        }
      >
        <p>{why}</p>
      </Dialog>
    </>
  )
}
