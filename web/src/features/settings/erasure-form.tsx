import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { LeftOrganizations } from './left-organizations.tsx'
import { settingsMessages as text } from './settings-messages.ts'

const mutation = graphql(`
  mutation ErasureForm_Request($input: RequestAccountErasureInput!) {
    requestAccountErasure(input: $input) {
      __typename
      ... on AccountErasureSuccess {
        message
        user {
          ...OwnDataSection_User
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Asks for the account to be erased; the password is the confirmation. */
export function ErasureForm() {
  const [request] = useMutation(mutation)
  const form = useForm<{ currentPassword: string }>({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) =>
      currentPassword ? {} : { currentPassword: text.currentRequired },
    submit: async (values) => {
      const { data } = await request({ variables: { input: values } })
      const answer = data?.requestAccountErasure
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.erasureDone, topic: 'settings' })
      return null
    },
    explain: showError,
  })
  return (
    <>
      <p>{text.erasureText}</p>
      <LeftOrganizations />
      <Form
        form={form}
        submitLabel={text.erasureSubmit}
        submitKind="danger"
        busyLabel={text.saving}
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={text.erasurePassword}
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
