import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import {
  dismissToast,
  holdToast,
  releaseToast,
  subscribeToasts,
  visibleToast,
  type Toast,
} from './toast-store.ts'

/** At the top on small screens, bottom right on larger ones; read out when it changes. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToasts, visibleToast, () => null)
  const region = useRef<HTMLElement>(null)
  const isOpen = toast !== null
  useEffect(() => {
    // Put on top anew with each toast, above a modal that may have opened since the last one.
    if (isOpen) region.current?.showPopover?.()
    else region.current?.hidePopover?.()
  }, [isOpen])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-4 bottom-auto m-0 block w-auto overflow-visible border-0 bg-transparent p-0 lg:inset-x-auto lg:top-auto lg:right-6 lg:bottom-6 lg:w-96"
    >
      <div role="status" aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}>
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const isError = toast.kind === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <div
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded border bg-surface p-4 shadow-raised',
        isError ? 'border-bad' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        size={20}
        className={classNames('mt-0.5 shrink-0', isError ? 'text-bad' : 'text-good')}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-muted">{toast.description}</p>}
        {toast.action && (
          <Button
            className="mt-2"
            onClick={() => {
              toast.action?.onPress()
              dismissToast(toast.id)
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton
        className="-m-2"
        label="Dismiss notification"
        icon={<X size={20} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}
