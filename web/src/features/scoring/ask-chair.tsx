import { useApolloClient } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { askChair } from './change-review-application.ts'
import { scoringMessages as text } from './scoring-messages.ts'

type Props = {
  applicationId: string
  /** The beginning of the question. */
  beginning: string
  onClose: () => void
}

/** A question about the words behind a block. */
export function AskChair({ applicationId, beginning, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={text.askTitle}>
      <AskForm {...{ applicationId, beginning, onClose }} />
    </Dialog>
  )
}

function AskForm({ applicationId, beginning, onClose }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: { text: beginning },
    validate: (values) =>
      values.text.trim() === beginning.trim() ? { text: text.questionMissing } : {},
    submit: async (values) => {
      const answer = await askChair(client, { applicationId, text: values.text.trim() })
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.asked, topic: 'question' })
      onClose()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.send} busyLabel={text.sending}>
      <p className="max-w-prose text-muted">{text.askLead}</p>
      <TextArea {...form.field('text')} label={text.question} />
    </Form>
  )
}
