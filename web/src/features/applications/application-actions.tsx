import { useState, type ReactNode } from 'react'
import { isUndecided } from '#entities/application/application-states.ts'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { applicationMessages as text } from './application-messages.ts'
import { useChangeApplication } from './change-application.ts'

type Props = { application: ApplicationPage_ApplicationFragment }

/** What can be done with it beyond filling it in: withdraw, take up again, remove. */
export function ApplicationActions({ application }: Props) {
  const { id, state, submissions, scholarship } = application
  // What was submitted once is not removed.
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
      <Question
        {...question}
        isOpen={asked === 'remove'}
        title={text.removeTitle}
        action={text.remove}
        onConfirm={() => void run(remove)}
      >
        <p>{text.removeText}</p>
      </Question>
    </div>
  )
}

type WithdrawQuestionProps = Pick<QuestionProps, 'isOpen' | 'isBusy' | 'onClose'> & {
  /** What it means. */
  words: string
  onConfirm: (reason: string) => void
}

function WithdrawQuestion({ words, onConfirm, ...question }: WithdrawQuestionProps) {
  const [reason, setReason] = useState('')
  return (
    <Question
      {...question}
      title={text.withdrawTitle}
      action={text.withdraw}
      onConfirm={() => onConfirm(reason)}
    >
      <p>{words}</p>
      <TextArea
        label={text.reason}
        help={text.reasonHelp}
        name="reason"
        isOptional
        value={reason}
        onChange={setReason}
      />
    </Question>
  )
}

type QuestionProps = {
  isOpen: boolean
  title: string
  action: string
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

function Question(props: QuestionProps) {
  const { isOpen, title, action, isBusy, onClose, onConfirm, children } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Dialog>
  )
}
