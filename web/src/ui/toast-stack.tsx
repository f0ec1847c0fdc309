import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { watchPages } from './toast-room.ts'
import { displayToasts, type Toast } from './toast-store.ts'

// Starts as soon as this script is there: the first toast is often shown just before its page comes.
watchPages()

const successMs = 6000
/** Stays until it is dismissed. */
const forGood = 0

type Shown = { action: Toast['action'] | undefined }

/**
 * Toasts stand below the header on small screens and at the bottom right on larger ones. They are announced as they
 * come, also while a dialog is open; F6 moves the focus there.
 */
export function ToastStack() {
  return (
    <BaseToast.Provider limit={1} timeout={successMs}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          data-toasts=""
          className="fixed inset-x-4 top-20 z-50 lg:inset-x-auto lg:top-auto lg:right-6 lg:bottom-6 lg:w-96"
        >
          <ToastCards />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

function ToastCards() {
  const { toasts, add, close } = BaseToast.useToastManager<Shown>()
  const earlier = useRef<(Toast & { id: string })[]>([])
  useEffect(() => {
    return displayToasts((next) => {
      const isNew = 'title' in next
      // A new toast closes earlier successes without an action; a new toast or the end of a topic closes earlier
      // toasts of that topic.
      const isOver = ({ kind, topic, action }: Toast) =>
        (isNew && kind === 'success' && !action) ||
        (topic !== undefined && topic === next.topic)
      for (const { id } of earlier.current.filter(isOver)) close(id)
      earlier.current = earlier.current.filter((toast) => !isOver(toast))
      if (isNew) earlier.current.push({ ...next, id: add(toBaseToast(next)) })
    })
  }, [add, close])
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

function toBaseToast({ kind, title, description, action }: Toast) {
  const stays = kind === 'error' || action !== undefined
  return {
    title,
    description,
    type: kind,
    timeout: stays ? forGood : successMs,
    data: { action },
  }
}

type ToastCardProps = {
  toast: ReturnType<typeof BaseToast.useToastManager<Shown>>['toasts'][number]
}

function ToastCard({ toast }: ToastCardProps) {
  const { close } = BaseToast.useToastManager()
  const isError = toast.type === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  const action = toast.data?.action
  return (
    <BaseToast.Root
      toast={toast}
      // A toast holds words and a button; it is not a dialog that people are led into.
      role="group"
      aria-modal={undefined}
      swipeDirection={['right', 'up']}
      className={classNames(
        'flex items-start gap-3 rounded border bg-surface p-4 text-ink shadow-raised data-limited:hidden',
        isError ? 'border-bad' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        size={20}
        className={classNames('mt-0.5 shrink-0', isError ? 'text-bad' : 'text-good')}
      />
      <div className="min-w-0 grow">
        <BaseToast.Title render={<p className="font-semibold" />} />
        <BaseToast.Description className="text-muted" />
        {action && (
          <Button
            className="mt-2"
            onClick={() => {
              action.onPress()
              close(toast.id)
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {/* Not Toast.Close, which screen readers find only once the stack has the focus. */}
      <IconButton
        className="-m-2"
        label="Dismiss notification"
        icon={<X size={20} />}
        onClick={() => close(toast.id)}
      />
    </BaseToast.Root>
  )
}
