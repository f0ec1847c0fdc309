import { useNavigate } from 'react-router'
import { Form } from '#ui/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { paths } from '#paths'
import { useAccountRules } from './account-rules.ts'
import { authMessages as text } from './auth-messages.ts'
import {
  checkNewAccount,
  emptyAccount,
  NewAccountFields,
  type NewAccount,
} from './new-account-fields.tsx'

const setupMutation = /* GraphQL */ `
  mutation SetupForm($input: CreateFirstAdminInput!) {
    createFirstAdmin(input: $input) {
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

/** Creates the first administrator with the one-time token from the log. */
export function SetupForm({ token }: { token: string }) {
  const rules = useAccountRules()
  const navigate = useNavigate()
  const form = useForm({
    initial: emptyAccount,
    validate: (values) => checkNewAccount(values, rules),
    submit: async (values) => {
      const failure = await createAdmin(token, values)
      if (failure) return failure
      toast.success({
        title: text.setupDoneTitle,
        description: text.setupDone,
        topic: 'setup',
      })
      await navigate(paths.auth(), { replace: true })
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.setupSubmit} busyLabel={text.registerBusy}>
      <NewAccountFields form={form} rules={rules} />
    </Form>
  )
}

async function createAdmin(token: string, values: NewAccount): Promise<FormFailure | null> {
  const input = { token, ...values }
  const answer = await ask(setupMutation, { input })
  if (answer.createFirstAdmin.__typename === 'AccountSuccess') return null
  const failure = serverErrors(answer.createFirstAdmin)
  const description = failure.message ?? answer.createFirstAdmin.message
  toast.error({ title: text.setupFailedTitle, description, topic: 'setup' })
  return failure
}
