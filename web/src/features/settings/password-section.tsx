import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { graphql } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { reloadSession } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const mutation = graphql(`
  mutation PasswordSection_Change($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on AccountSuccess {
        message
        user {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Values = { currentPassword: string; password: string; confirmPassword: string }
const empty: Values = { currentPassword: '', password: '', confirmPassword: '' }

type PasswordSectionProps = {
  /** The message for a password that is too short or long. */
  checkPassword: (password: string) => string | undefined
  renderMeter: (password: string) => ReactNode
}

export function PasswordSection({ checkPassword, renderMeter }: PasswordSectionProps) {
  const [change] = useMutation(mutation, { refetchQueries: ['SettingsPage'] })
  const form = useForm<Values>({
    initial: empty,
    validate: (values) => checkValues(values, checkPassword),
    submit: async (values) => {
      const { data } = await change({ variables: { input: values } })
      const answer = data?.changePassword
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({
        title: text.passwordDone,
        ...(answer && { description: answer.message }),
        topic: 'settings',
      })
      // The cookie is new: live updates that ended with the old one can then start again.
      void reloadSession()
      form.reset()
      return null
    },
    explain: showError,
  })
  return (
    <SettingsSection title={text.password}>
      <Form form={form} submitLabel={text.passwordSubmit} busyLabel={text.saving}>
        <PasswordField
          {...form.field('currentPassword')}
          label={text.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('password')}
          label={text.newPassword}
          autoComplete="new-password"
          meter={renderMeter(form.values.password)}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={text.confirmPassword}
          autoComplete="new-password"
        />
      </Form>
    </SettingsSection>
  )
}

function checkValues(
  { currentPassword, password, confirmPassword }: Values,
  checkPassword: PasswordSectionProps['checkPassword'],
): Partial<Values> {
  const faults: Partial<Values> = {}
  const passwordFault = checkPassword(password)
  if (!currentPassword) faults.currentPassword = text.currentRequired
  if (passwordFault) faults.password = passwordFault
  if (!confirmPassword) faults.confirmPassword = text.confirmRequired
  else if (confirmPassword !== password) faults.confirmPassword = text.confirmDiffers
  return faults
}
