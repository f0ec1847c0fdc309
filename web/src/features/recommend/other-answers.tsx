import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { recommendMessages as text } from './recommend-messages.ts'
import { answers } from './request.ts'

type Props = { token: string; isReminded: boolean; onDone: () => Promise<void> }

/** Declines the request, or stops its mails. */
export function OtherAnswers(props: Props) {
  return (
    <div className="flex flex-col gap-4">
      <Disclosure summary={text.declineTitle}>
        <Decline {...props} />
      </Disclosure>
      <Reminders {...props} />
    </div>
  )
}

function Decline({ token, onDone }: Props) {
  const [reason, setReason] = useState('')
  const { isBusy, run } = useAnswer(onDone)
  const decline = () => run(text.declineFailed, () => answers.decline(token, reason))
  return (
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
      <Button kind="danger" isBusy={isBusy} onClick={() => void decline()}>
        {text.decline}
      </Button>
    </div>
  )
}

function Reminders({ token, isReminded, onDone }: Props) {
  const { isBusy, run } = useAnswer(onDone)
  const stop = () => run(text.stopFailed, () => answers.stopReminders(token))
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className="text-sm text-muted">
        {isReminded ? text.stopHelp : text.stopped}
      </p>
      {isReminded && (
        <Button isBusy={isBusy} onClick={() => void stop()}>
          {text.stop}
        </Button>
      )}
    </div>
  )
}

function useAnswer(onDone: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  async function run(failed: string, send: () => Promise<object | null>) {
    setIsBusy(true)
    const done = await runMutation(failed, async () => (await send()) ?? { isDone: true })
    if (done) await onDone()
    setIsBusy(false)
  }
  return { isBusy, run }
}
