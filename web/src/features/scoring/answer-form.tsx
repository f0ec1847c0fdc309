import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { scoringMessages as text } from './scoring-messages.ts'

const mutation = graphql(`
  mutation AnswerReviewer($input: AnswerReviewerInput!) {
    answerReviewer(input: $input) {
      __typename
      ... on ReviewApplicationChanged {
        application {
          id
          questions {
            id
            answer
            answeredAt
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** The chair's answer to a reviewer. */
export function AnswerForm({ questionId }: { questionId: string }) {
  const [answer] = useMutation(mutation)
  const form = useForm({
    initial: { text: '' },
    validate: (values) => (values.text.trim() ? {} : { text: text.answerMissing }),
    submit: async (values) => {
      const input = { questionId, text: values.text.trim() }
      const { data } = await answer({ variables: { input } })
      if (isProblem(data?.answerReviewer)) return serverErrors(data.answerReviewer)
      toast.success({ title: text.answered, topic: 'question' })
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.sendAnswer} busyLabel={text.sending}>
      <TextArea
        {...form.field('text')}
        label={text.answer}
        help={text.answerHelp}
        rows={2}
      />
    </Form>
  )
}
