import { useState } from 'react'
import { useReading } from '#lib/graphql/use-reading.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { noticeMessages as text } from './notice-messages.ts'
import { noticeTypeLabels } from '#entities/notice/notice-type-labels.ts'
import {
  readUnsubscription,
  setUnsubscription,
  type Unsubscription,
} from './unsubscribe.ts'

/** What would stop, the button that stops it, and the button that undoes this. Opening the page changes nothing. */
export function UnsubscribeChoice({ token }: { token: string }) {
  const { state, retry } = useReading(() => readUnsubscription(token))
  if (state.status === 'loading')
    return (
      <Loading label={text.unsubscribeLoading}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  if (state.status === 'failed')
    return (
      <ErrorState title={text.unsubscribeLoadFailed} onRetry={retry}>
        {state.reason}
      </ErrorState>
    )
  if (state.data === null) return <Notice tone="warn">{text.noToken}</Notice>
  return <Choice token={token} initial={state.data} />
}

function Choice({ token, initial }: { token: string; initial: Unsubscription }) {
  const [state, setState] = useState(initial)
  const [isChanged, setIsChanged] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  async function set(isOff: boolean) {
    setIsBusy(true)
    const outcome = await setUnsubscription(token, isOff)
    setIsBusy(false)
    if ('reason' in outcome) {
      const { reason } = outcome
      toast.error({ title: text.unsubscribeFailed, description: reason, topic: 'mails' })
      return
    }
    setState(outcome.state)
    setIsChanged(true)
  }
  const { isOff, type } = state
  const outcome = isOff ? text.isOff : isChanged ? text.isOn : null
  return (
    <section aria-labelledby="kind" className="flex flex-col gap-5">
      <h2 id="kind" className="text-xl">
        {noticeTypeLabels[type]}
      </h2>
      <div role="status">
        {outcome ? (
          <Notice tone={isOff ? 'good' : 'info'}>{outcome}</Notice>
        ) : (
          <p>{text.unsubscribeAsk}</p>
        )}
      </div>
      <p className="text-muted">{text.unsubscribeHelp}</p>
      {/* One button that stays, so that the focus is not lost with the pressed one. */}
      <Button
        kind={isOff ? 'secondary' : 'primary'}
        className="self-start"
        isBusy={isBusy}
        onClick={() => void set(!isOff)}
      >
        {isOff ? text.undo : text.unsubscribe}
      </Button>
    </section>
  )
}
