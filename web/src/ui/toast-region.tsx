import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import { LazyPart, lazyPart } from './lazy-part.tsx'
import { subscribeWaitingToasts, waitingToasts, type Toast } from './toast-store.ts'

const loadToastStack = async () => (await import('./toast-stack.tsx')).ToastStack
const ToastStack = lazyPart(loadToastStack)
const none: readonly Toast[] = []

/**
 * Where toasts appear. Their script comes once the page has been drawn: the first toast may be to
 * say that there is no network.
 */
export function ToastRegion() {
  const waiting = useSyncExternalStore(subscribeWaitingToasts, waitingToasts, () => none)
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => whenIdle(() => void loadToastStack().catch(() => {})), [])
  if (waiting.length > 0 && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <LazyPart failed={<PlainToast toast={waiting.at(-1)} />}>
      <ToastStack />
    </LazyPart>
  )
}

/** The words alone, when the script did not come. */
function PlainToast({ toast }: { toast: Toast | undefined }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 rounded border border-line bg-surface p-4 shadow-raised"
    >
      {toast?.title} {toast?.description}
    </p>
  )
}
