import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { applicationFormMessages as text } from './application-form-messages.ts'
import type { Submitting } from './use-submit.ts'

type Props = {
  state: Submitting
  /** Reasons that the page shows below anyway. */
  known: readonly { message: string }[]
  onAskAgain: () => void
}

/** The outcome of a try to submit that did not succeed. */
export function SubmitState({ state, known, onAskAgain }: Props) {
  const reasons = state.kind === 'refused' ? state.reasons : []
  const others = reasons.filter((one) => known.every(({ message }) => message !== one))
  return (
    <div role="alert" className="empty:hidden">
      {state.kind === 'unsure' && (
        <Notice tone="warn">
          <p className="mb-3">{text.unsure}</p>
          <Button onClick={onAskAgain}>{text.askAgain}</Button>
        </Notice>
      )}
      {state.kind === 'refused' && (
        <Notice tone="bad">
          <p className="font-semibold">{text.submitFailed}</p>
          <p>{state.message}</p>
          {others.length > 0 && (
            <ul className="list-disc ps-5">
              {others.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}
