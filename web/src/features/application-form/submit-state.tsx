import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { applicationFormMessages as text } from './application-form-messages.ts'
import type { Submitting } from './use-submit.ts'

type Props = { state: Submitting; onAskAgain: () => void }

/** What is known of a try to submit that did not go through. */
export function SubmitState({ state, onAskAgain }: Props) {
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
          {state.reasons.length > 0 && (
            <ul className="list-disc ps-5">
              {state.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}
