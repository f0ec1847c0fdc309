import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from './button.tsx'

type Props = { isOpen: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks, over a dialog, before what was entered in its form is lost. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard }: Props) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(opens) => !opens && onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-30 bg-[rgb(0_0_0/0.5)]"
        />
        <AlertDialog.Popup className="fixed inset-0 z-30 m-auto flex h-fit w-[min(100%-2rem,28rem)] flex-col gap-3 rounded border border-line bg-surface p-card text-ink shadow-raised">
          <AlertDialog.Title className="text-lg">Discard your changes?</AlertDialog.Title>
          <AlertDialog.Description>
            What you entered here has not been saved.
          </AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button>Keep editing</Button>} />
            <Button kind="danger" onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
