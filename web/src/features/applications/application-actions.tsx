import { useState } from 'react'
import { isUndecided } from '#entities/application/application-states.ts'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { applicationMessages as text } from './application-messages.ts'
import { useChangeApplication } from './change-application.ts'

type Props = { application: ApplicationPage_ApplicationFragment }

/** What a student can do with an application besides filling it in: withdraw, reopen, remove. */
export function ApplicationActions({ application }: Props) {
  const { id, state, submissions, scholarship } = application
  // A draft that was submitted once cannot be removed.
  const isDraftAgain = state === 'DRAFT' && submissions.length > 0
  const { withdraw, reopen, remove } = useChangeApplication(id)
  const [asked, setAsked] = useState<'withdraw' | 'remove' | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: () => Promise<unknown>) {
    setIsBusy(true)
    await work()
    setIsBusy(false)
    setAsked(null)
    focusHeading()
  }

  const question = { isBusy, onClose: () => setAsked(null) }
  return (
    <div className="flex flex-wrap gap-3">
      {(isUndecided(state) || isDraftAgain) && (
        <Button kind="danger" onClick={() => setAsked('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {state === 'WITHDRAWN' && scholarship.takesApplicationsHere && (
        <Button isBusy={isBusy} onClick={() => void run(reopen)}>
          {text.reopen}
        </Button>
      )}
      {state === 'DRAFT' && !isDraftAgain && (
        <Button kind="danger" onClick={() => setAsked('remove')}>
          {text.remove}
        </Button>
      )}
      <WithdrawQuestion
        {...question}
        isOpen={asked === 'withdraw'}
        words={isDraftAgain ? text.withdrawAgainText : text.withdrawText}
        onConfirm={(reason) => void run(() => withdraw(reason))}
      />
      <ConfirmDialog
        {...question}
        isOpen={asked === 'remove'}
        title={text.removeTitle}
        confirm={text.remove}
        cancel={text.keep}
        onConfirm={() => void run(remove)}
      >
        <p>{text.removeText}</p>
      </ConfirmDialog>
    </div>
  )
}

type WithdrawQuestionProps = {
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  /** What the step means. */
  words: string
  onConfirm: (reason: string) => void
}

function WithdrawQuestion({ words, onConfirm, ...question }: WithdrawQuestionProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...question}
      title={text.withdrawTitle}
      confirm={text.withdraw}
      cancel={text.keep}
      onConfirm={() => onConfirm(reason)}
    >
      <div className="flex flex-col gap-4">
        <p>{words}</p>
        <TextArea
          label={text.reason}
          help={text.reasonHelp}
          name="reason"
          isOptional
          value={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  )
}
