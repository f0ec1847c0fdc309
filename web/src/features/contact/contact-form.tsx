import { serverErrors } from '#lib/forms/server-errors.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { ThankedForm } from '#page/thanked-form.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { contactMessages as text } from './contact-messages.ts'

const sendMutation = /* GraphQL */ `
  mutation ContactForm($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on SendContactMessageSuccess {
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

type Values = { email: string; name: string; message: string }

/** Writes to whoever runs this site. */
export function ContactForm() {
  return (
    <ThankedForm again={text.another}>
      {(onSent) => <ContactFields onSent={onSent} />}
    </ThankedForm>
  )
}

function ContactFields({ onSent }: { onSent: (message: string) => void }) {
  const viewer = useViewer()
  const form = useForm({
    initial: { email: viewer?.email ?? '', name: '', message: '' },
    validate: missingOf,
    submit: async (values): Promise<FormFailure | null> => {
      const { sendContactMessage: answer } = await ask(sendMutation, { input: values })
      if (isProblem(answer)) return serverErrors(answer)
      onSent(answer.message)
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.submit} busyLabel={text.busy}>
      <TextField
        {...form.field('email')}
        label={text.email}
        help={text.emailHelp}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...form.field('name')}
        label={text.name}
        isOptional
        autoComplete="name"
        maxLength={100}
      />
      <TextArea
        {...form.field('message')}
        label={text.message}
        help={text.messageHelp}
        maxLength={5000}
      />
    </Form>
  )
}

function missingOf({ email, message }: Values) {
  return {
    ...(email.trim() ? {} : { email: text.emailRequired }),
    ...(message.trim() ? {} : { message: text.messageRequired }),
  }
}
