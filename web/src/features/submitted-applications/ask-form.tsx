import { useApolloClient } from '@apollo/client/react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import type { Read } from './move-application.ts'
import { requestMoreInfo } from './request-more-info.ts'
import { submittedMessages as text } from './submitted-messages.ts'

type Props = { read: Read; onAnswered: (failure: FormFailure | null) => void }

/** Asks the applicant for more information. */
export function AskForm({ read, onAnswered }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: { message: '', answerBy: '' },
    validate: ({ message }) => (message.trim() ? {} : { message: text.questionMissing }),
    submit: async ({ message, answerBy }) => {
      const failure = await requestMoreInfo(client, {
        ...read,
        message: message.trim(),
        answerBy: answerBy || null,
      })
      onAnswered(failure)
      if (failure) return failure
      toast.success({ title: text.asked, topic: 'application' })
      // The form is gone until the student has answered.
      focusHeading()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.send} busyLabel={text.sending}>
      <TextArea {...form.field('message')} label={text.question} help={text.messageHelp} />
      <TextField {...form.field('answerBy')} label={text.answerBy} type="date" isOptional />
    </Form>
  )
}
