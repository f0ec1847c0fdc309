import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import { LazyPart } from './lazy-part.tsx'
import { subscribeWaitingToasts, waitingToasts, type Toast } from './toast-store.ts'

const loadToastStack = async () => (await import('./toast-stack.tsx')).ToastStack
const none: readonly Toast[] = []

/**
 * Shows toasts. Their script loads once the page has been drawn, because the first toast may have to say that there
 * is no network. If it fails to load, each toast asks for it again; until then the newest one is shown as plain
 * text.
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

/** The text alone, for when the script failed to load. */
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
