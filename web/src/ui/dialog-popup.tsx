import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { DiscardQuestion } from './discard-question.tsx'
import type { DialogProps, DialogShape } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'
import { OverlayContainer } from './overlay-container.ts'

const shapes: Record<DialogShape, string> = {
  dialog: 'inset-0 m-auto h-fit w-[min(100%-2rem,36rem)] max-h-[calc(100dvh-2rem)] rounded',
  sheet:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t sm:inset-y-0 sm:start-auto sm:h-dvh sm:max-h-dvh sm:w-[28rem] sm:rounded-none',
  full: 'inset-0 h-dvh w-full sm:m-auto sm:h-[calc(100dvh-2rem)] sm:w-[min(100%-2rem,56rem)] sm:rounded',
}

/** Ways in which people close a form without meaning to: a press beside it, Escape. */
const careless: readonly string[] = ['outside-press', 'escape-key', 'focus-out']

/**
 * Keeps the focus inside, gives it back, and closes by Escape or a press beside it. Asks first when a person has
 * typed or chosen something in a form.
 */
export function DialogPopup(props: DialogProps & { kind: DialogShape }) {
  const { isOpen, onClose, title, children, actions, kind } = props
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const { isAsking, setIsAsking, setIsChanged, close } = useUnsaved(isOpen, onClose)
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(opens, { reason }) => {
        if (!opens) (careless.includes(reason) ? close : onClose)()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-[rgb(0_0_0/0.5)]" />
        <BaseDialog.Popup
          ref={setPopup}
          // Without `returnFocus`, the dialog leaves the focus on whatever the page has focused meanwhile.
          finalFocus={props.returnFocus && (() => props.returnFocus?.() ?? true)}
          // A sheet of filters has no form to lose: each choice applies at once.
          onChange={kind === 'dialog' ? () => setIsChanged(true) : undefined}
          className={classNames(
            'fixed z-30 flex min-h-0 flex-col overflow-hidden border border-line bg-surface text-ink shadow-raised',
            shapes[kind],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <BaseDialog.Title className="text-lg">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={<IconButton label="Close" icon={<X size={20} />} />}
            />
          </div>
          {/* `relative` also holds the visually hidden fields, which would otherwise scroll the dialog. */}
          <div className="relative min-h-0 grow overflow-y-auto overscroll-contain p-5">
            <OverlayContainer value={popup}>{children}</OverlayContainer>
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line p-3">
              {actions}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
      <DiscardQuestion
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={onClose}
      />
    </BaseDialog.Root>
  )
}

/** Whether a person has typed something, and whether to ask before it is lost. */
function useUnsaved(isOpen: boolean, onClose: () => void) {
  const [isChanged, setIsChanged] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // The owner of the dialog closed it, and has sent or discarded what was typed.
  if (!isOpen && (isChanged || isAsking)) {
    setIsChanged(false)
    setIsAsking(false)
  }
  const close = isChanged ? () => setIsAsking(true) : onClose
  return { isAsking, setIsAsking, setIsChanged, close }
}
