import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { OverlayContainer } from './overlay-container.ts'

type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot; stay visible while the content scrolls. */
  actions?: ReactNode
}

/** A question or a short form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      shape="m-auto w-[min(100%-2rem,36rem)] max-h-[calc(100dvh-2rem)] rounded"
    />
  )
}

/** Comes from the side (from below on phones) for longer content such as filters. */
export function Sheet(props: ModalProps) {
  return (
    <Modal
      {...props}
      shape="mt-auto mb-0 w-full max-w-full max-h-[88dvh] rounded-t sm:my-0 sm:ms-auto sm:me-0 sm:h-dvh sm:max-h-dvh sm:w-[28rem]"
    />
  )
}

/** The browser's own modal: it keeps the focus inside, gives it back, and closes by Escape. */
function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  shape,
}: ModalProps & { shape: string }) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [dialog, isOpen])
  // One that leaves the page while it is open would take the focus with it.
  useLayoutEffect(() => () => dialog?.close(), [dialog])
  useEffect(() => {
    // The backdrop is part of the dialog itself; everything inside is a child.
    const closeByBackdrop = (event: MouseEvent) =>
      event.target === dialog && dialog?.close()
    dialog?.addEventListener('click', closeByBackdrop)
    return () => dialog?.removeEventListener('click', closeByBackdrop)
  }, [dialog])
  return (
    <dialog
      ref={setDialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={classNames(
        'border border-line bg-surface p-0 text-ink shadow-raised backdrop:bg-[rgb(0_0_0/0.5)]',
        shape,
      )}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] min-h-0 flex-col sm:h-full">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton
              label="Close"
              icon={<X size={20} />}
              onClick={() => dialog?.close()}
            />
          </div>
          <div className="grow overflow-y-auto p-5">
            <OverlayContainer value={dialog}>{children}</OverlayContainer>
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
