import { useNavigate } from 'react-router'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { reloadSession } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { paths } from '#paths'
import { useAccountRules } from './account-rules.ts'
import { authMessages as text } from './auth-messages.ts'
import { checkConfirmation, checkNewPassword } from './check-fields.ts'
import { PasswordMeter } from './password-meter.tsx'

const resetMutation = /* GraphQL */ `
  mutation ResetPasswordForm($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
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

const recoverMutation = /* GraphQL */ `
  mutation RecoverAccountForm($input: RecoverAccountInput!) {
    recoverAccount(input: $input) {
      __typename
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

type Values = { password: string; confirmPassword: string }
type Input = Values & { token: string }

/** The purposes of a mailed link: a forgotten password, or an account that somebody took over. */
const kinds = {
  reset: {
    submitLabel: text.resetSubmit,
    done: { title: text.resetDoneTitle, description: text.resetDone },
    send: async (input: Input) => {
      const answer = await ask(resetMutation, {
        input,
      })
      return answer.resetPassword
    },
  },
  recover: {
    submitLabel: text.recoverSubmit,
    done: { title: text.recoverDoneTitle, description: text.recoverDone },
    send: async (input: Input) => {
      const answer = await ask(recoverMutation, {
        input,
      })
      return answer.recoverAccount
    },
  },
}
type Kind = keyof typeof kinds

/** Sets a new password with the token of the mailed link; for a used or old token, the form says so at its top. */
export function ResetPasswordForm({ token, kind }: { token: string; kind: Kind }) {
  const rules = useAccountRules()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => ({
      password: checkNewPassword(password, rules),
      confirmPassword: checkConfirmation(password, confirmPassword),
    }),
    submit: async (values) => {
      const failure = await send(kind, { token, ...values })
      if (failure) return failure
      toast.success({ ...kinds[kind].done, topic: 'reset' })
      // The reset ended every session, including this browser's.
      await reloadSession()
      await navigate(paths.auth(), { replace: true })
      return null
    },
    explain: (error) => {
      announceFailure()
      return showError(error)
    },
  })
  return (
    <Form form={form} submitLabel={kinds[kind].submitLabel} busyLabel={text.resetBusy}>
      <PasswordField
        {...form.field('password')}
        label={text.newPassword}
        autoComplete="new-password"
        meter={<PasswordMeter password={form.values.password} own={[]} />}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={text.confirmPassword}
        autoComplete="new-password"
      />
    </Form>
  )
}

async function send(kind: Kind, input: Input): Promise<FormFailure | null> {
  const answer = await kinds[kind].send(input)
  if (!isProblem(answer)) return null
  announceFailure()
  const failure = serverErrors(answer)
  // The token has no field to show its message.
  const { token: tokenMessage, ...fields } = failure.fields
  return { message: failure.message ?? tokenMessage ?? null, fields }
}

function announceFailure(): void {
  toast.error({
    title: text.resetFailedTitle,
    description: text.resetFailed,
    topic: 'reset',
  })
}
