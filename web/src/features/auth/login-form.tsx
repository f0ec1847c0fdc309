import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { reloadSession } from '#lib/session/session.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { accountTypes, type AccountTypeSlug } from './account-types.ts'
import { authMessages as text } from './auth-messages.ts'
import { checkRequired } from './check-fields.ts'

const loginMutation = /* GraphQL */ `
  mutation LoginForm($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginSuccess {
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

type Props = { type: AccountTypeSlug | null; username?: string | undefined }

/**
 * Signs in; the route's guard then leads to `returnTo` or home. Any account may use the form of any type, or the one
 * of none. `username`: the form's first value, for somebody who has just registered.
 */
export function LoginForm({ type, username: known = '' }: Props) {
  const form = useForm({
    initial: { username: known, password: '' },
    validate: ({ username, password }) => ({
      username: checkRequired(username, text.usernameRequired),
      password: password ? undefined : text.passwordRequired,
    }),
    submit: logIn,
    explain: explainFailure,
  })
  return (
    <Form
      form={form}
      submitLabel={type === null ? text.loginSubmit : accountTypes[type].loginSubmit}
      busyLabel={text.loginBusy}
    >
      <TextField
        {...form.field('username')}
        label={text.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="current-password"
      />
    </Form>
  )
}

async function logIn(input: {
  username: string
  password: string
}): Promise<FormFailure | null> {
  const { login } = await ask(loginMutation, {
    input: { username: input.username.trim(), password: input.password },
  })
  if (login.__typename !== 'LoginSuccess') {
    const failure = serverErrors(login)
    announceFailure(failure.message ?? login.message)
    return failure
  }
  toast.success({
    title: text.loginDoneTitle,
    description: login.message,
    topic: 'login',
  })
  const session = await reloadSession()
  return session.status === 'signed-in'
    ? null
    : { message: text.loginNotLoaded, fields: {} }
}

function explainFailure(error: unknown): string {
  const sentence = showError(error)
  announceFailure(sentence)
  return sentence
}

function announceFailure(message: string): void {
  toast.error({
    title: text.loginFailedTitle,
    description: message || text.loginFailed,
    topic: 'login',
  })
}
