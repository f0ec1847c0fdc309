import { useState } from 'react'
import type { ScholarshipStep } from '#entities/scholarship/change-status.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { donorMessages as text } from './donor-messages.ts'
import { ownPageMessages as ownText } from './own-page-messages.ts'

type StepQuestionProps = {
  /** Null when nothing is asked. */
  step: ScholarshipStep | null
  title: string
  onClose: () => void
  onConfirm: () => void
}

const questions = {
  publish: { ...ownText.publishQuestion, action: text.publish, no: ownText.notYet },
  close: {
    title: text.closeTitle,
    words: text.closeText,
    action: text.close,
    no: text.keep,
  },
  archive: {
    title: text.archiveTitle,
    words: text.archiveText,
    action: text.archive,
    no: text.keep,
  },
}

/** Asks once before a step that students will notice. */
export function StepQuestion({ step, title, onClose, onConfirm }: StepQuestionProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState<ScholarshipStep>('publish')
  if (step && step !== shown) setShown(step)
  const question = questions[shown]
  return (
    <ConfirmDialog
      isOpen={step !== null}
      onClose={onClose}
      title={question.title}
      confirm={question.action}
      cancel={question.no}
      kind={shown === 'publish' ? 'primary' : 'danger'}
      onConfirm={onConfirm}
    >
      <p className="font-semibold break-words">{title}</p>
      <p>{question.words}</p>
    </ConfirmDialog>
  )
}
