import { serverErrors } from '#lib/forms/server-errors.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ThankedForm } from '#page/thanked-form.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { newsletterMessages as text } from './newsletter-messages.ts'

const mutation = /* GraphQL */ `
  mutation NewsletterForm($input: NewsletterInput!) {
    subscribeToNewsletter(input: $input) {
      __typename
      ... on NewsletterSuccess {
        message
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`

/**
 * Requests the newsletter; a mail then asks for confirmation.
 * @param initial address typed elsewhere
 */
export function NewsletterForm({ initial }: { initial: string }) {
  return (
    <ThankedForm again={text.another}>
      {(onSent) => <Fields initial={initial} onSent={onSent} />}
    </ThankedForm>
  )
}

function Fields({
  initial,
  onSent,
}: {
  initial: string
  onSent: (thanks: string) => void
}) {
  const form = useForm({
    initial: { email: initial },
    validate: ({ email }) => (email.trim() ? {} : { email: text.emailMissing }),
    submit: async (input) => {
      const { subscribeToNewsletter: answer } = await ask(mutation, { input })
      if (isProblem(answer)) return serverErrors(answer)
      onSent(answer.message)
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.subscribe} busyLabel={text.subscribing}>
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </Form>
  )
}
