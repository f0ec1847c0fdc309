import { useNavigate } from 'react-router'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { reloadSession } from '#lib/session/session.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { paths } from '#paths'
import type {
  ResetPasswordFormMutation,
  ResetPasswordFormMutationVariables,
} from '#gql/graphql'
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

type Values = { password: string; confirmPassword: string }

/** Sets a new password with the token of the mailed link; a used or old one says so above the form. */
export function ResetPasswordForm({ token }: { token: string }) {
  const rules = useAccountRules()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => ({
      password: checkNewPassword(password, rules),
      confirmPassword: checkConfirmation(password, confirmPassword),
    }),
    submit: async (values) => {
      const failure = await reset(token, values)
      if (failure) return failure
      toast.success({
        title: text.resetDoneTitle,
        description: text.resetDone,
        topic: 'reset',
      })
      // The reset ended every session, the one of this browser too.
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
    <Form form={form} submitLabel={text.resetSubmit} busyLabel={text.resetBusy}>
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

async function reset(token: string, values: Values): Promise<FormFailure | null> {
  type Variables = ResetPasswordFormMutationVariables
  const input = { token, ...values }
  const answer = await ask<ResetPasswordFormMutation, Variables>(resetMutation, { input })
  if (answer.resetPassword.__typename === 'ResetPasswordSuccess') return null
  announceFailure()
  const failure = serverErrors(answer.resetPassword)
  // The token has no field to stand beside.
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
