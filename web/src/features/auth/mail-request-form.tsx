import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { authMessages as text } from './auth-messages.ts'
import { checkEmail } from './check-fields.ts'

const forgotMutation = /* GraphQL */ `
  mutation MailRequestForgot($input: EmailInput!) {
    forgotPassword(input: $input) {
      __typename
      ... on MailRequestAccepted {
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

const resendMutation = /* GraphQL */ `
  mutation MailRequestResend($input: EmailInput!) {
    resendVerification(input: $input) {
      __typename
      ... on MailRequestAccepted {
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

type Kind = 'forgot-password' | 'resend-verification'

const texts = {
  'forgot-password': {
    submit: text.forgotSubmit,
    done: text.forgotDoneTitle,
    failed: text.forgotFailed,
  },
  'resend-verification': {
    submit: text.resendSubmit,
    done: text.resendDoneTitle,
    failed: text.resendFailed,
  },
}

type MailRequestFormProps = { kind: Kind; returnTo: string | undefined }

/** Requests a mail with a link. The answer is the same whether or not the address has an account. */
export function MailRequestForm({ kind, returnTo }: MailRequestFormProps) {
  const [doneMessage, setDoneMessage] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    submit: async ({ email }): Promise<FormFailure | null> => {
      setDoneMessage(null)
      const answer = await request(kind, { email: email.trim(), returnTo })
      if (isProblem(answer)) {
        announceFailure(kind)
        return serverErrors(answer)
      }
      toast.success({ title: texts[kind].done, description: answer.message, topic: kind })
      setDoneMessage(answer.message)
      return null
    },
    explain: (error) => {
      announceFailure(kind)
      return showError(error)
    },
  })
  return (
    <>
      {doneMessage && <Notice tone="good">{doneMessage}</Notice>}
      <Form form={form} submitLabel={texts[kind].submit} busyLabel={text.mailBusy}>
        <TextField
          {...form.field('email')}
          label={text.email}
          type="email"
          autoComplete="email"
        />
      </Form>
    </>
  )
}

async function request(kind: Kind, input: { email: string; returnTo: string | undefined }) {
  if (kind === 'forgot-password') {
    const answer = await ask(forgotMutation, {
      input,
    })
    return answer.forgotPassword
  }
  const answer = await ask(resendMutation, { input })
  return answer.resendVerification
}

function announceFailure(kind: Kind): void {
  toast.error({ title: text.mailFailedTitle, description: texts[kind].failed, topic: kind })
}
