import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

type Props = Omit<DialogProps, 'actions'> & {
  /** On the button that does it. */
  confirm: string
  /** On the one that changes nothing. */
  cancel: string
  /** `primary` for what can be taken back. */
  kind?: 'danger' | 'primary'
  isBusy?: boolean
  onConfirm: () => void
}

/** Asks before what can't be taken back, or what others notice. Whoever opens it closes it. */
export function ConfirmDialog(props: Props) {
  const { confirm, cancel, kind = 'danger', isBusy = false, onConfirm, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button kind={kind} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
