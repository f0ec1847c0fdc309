import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { recommendMessages as text } from './recommend-messages.ts'
import { answers } from './request.ts'

type Props = { token: string; isReminded: boolean; onDone: () => Promise<void> }

/** Declining, and no more mails. */
export function OtherAnswers({ token, isReminded, onDone }: Props) {
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function run(failed: string, send: () => Promise<object | null>) {
    setIsBusy(true)
    const done = await runMutation(failed, async () => (await send()) ?? { isDone: true })
    if (done) await onDone()
    setIsBusy(false)
  }

  return (
    <div className="flex flex-col gap-4">
      <Disclosure summary={text.declineTitle}>
        <div className="flex flex-col items-start gap-4">
          <p>{text.declineHelp}</p>
          <div className="w-full">
            <TextArea
              label={text.reason}
              help={text.reasonHelp}
              name="reason"
              isOptional
              maxLength={2_000}
              value={reason}
              onChange={setReason}
            />
          </div>
          <Button
            kind="danger"
            isBusy={isBusy}
            onClick={() =>
              void run(text.declineFailed, () => answers.decline(token, reason))
            }
          >
            {text.decline}
          </Button>
        </div>
      </Disclosure>
      <div className="flex flex-col items-start gap-2">
        <p role="status" className="text-sm text-muted">
          {isReminded ? text.stopHelp : text.stopped}
        </p>
        {isReminded && (
          <Button
            isBusy={isBusy}
            onClick={() => void run(text.stopFailed, () => answers.stopReminders(token))}
          >
            {text.stop}
          </Button>
        )}
      </div>
    </div>
  )
}
