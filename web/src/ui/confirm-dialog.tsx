import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

type Props = Omit<DialogProps, 'actions'> & {
  /** Label of the button that acts. */
  confirm: string
  /** Label of the button that changes nothing. */
  cancel: string
  /** `primary` for actions that can be taken back. */
  kind?: 'danger' | 'primary'
  isBusy?: boolean
  onConfirm: () => void
}

/** Asks before an action that can't be taken back or that others notice. Whoever opens the dialog closes it. */
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
