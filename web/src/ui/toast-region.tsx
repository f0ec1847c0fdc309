import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import { LazyPart } from './lazy-part.tsx'
import { subscribeWaitingToasts, waitingToasts, type Toast } from './toast-store.ts'

const loadToastStack = async () => (await import('./toast-stack.tsx')).ToastStack
const none: readonly Toast[] = []

/**
 * Where toasts appear. Their script comes once the page has been drawn: the first toast may be to
 * say that there is no network. When it does not come, each toast asks for it again; until then the
 * newest stands there as text.
 */
export function ToastRegion({ load = loadToastStack }) {
  const waiting = useSyncExternalStore(subscribeWaitingToasts, waitingToasts, () => none)
  const [ToastStack, setToastStack] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
  useEffect(() => {
    if (waiting.length === 0) return
    load().then(
      (loaded) => setToastStack(() => loaded),
      () => setHasFailed(true),
    )
  }, [load, waiting])
  const plain = <PlainToast toast={waiting.at(-1)} />
  if (!ToastStack) return hasFailed && plain
  return (
    <LazyPart failed={plain}>
      <ToastStack />
    </LazyPart>
  )
}

/** The words alone, when the script did not come. */
function PlainToast({ toast }: { toast: Toast | undefined }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 rounded border border-line bg-surface p-inset shadow-raised"
    >
      {toast?.title} {toast?.description}
    </p>
  )
}
