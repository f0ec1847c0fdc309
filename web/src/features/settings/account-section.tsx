import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { AccountSection_UserFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { reloadSession } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment AccountSection_User on User {
    id
    username
    email
    pendingEmail
    firstName
    lastName
    accountType
  }
`)

const mutation = graphql(`
  mutation AccountSection_Update($input: UpdateAccountInput!) {
    updateAccount(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          ...AccountSection_User
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Values = {
  firstName: string
  lastName: string
  email: string
  currentPassword: string
}

/** Name and address, and the username, which people sign in with. */
export function AccountSection(props: { user: FragmentType<typeof fragment> }) {
  const user = readFragment(fragment, props.user)
  const form = useAccountForm(user)
  return (
    <SettingsSection
      title={text.account}
      lead={
        <>
          {text.username(user.username ?? '')} · {text.accountType[user.accountType]}.{' '}
          {text.usernameHelp}
        </>
      }
    >
      {user.pendingEmail && (
        <Notice tone="warn">{text.pendingEmail(user.pendingEmail)}</Notice>
      )}
      <Form form={form} submitLabel={text.accountSubmit} busyLabel={text.saving}>
        <TextField
          {...form.field('firstName')}
          label={text.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastName')}
          label={text.lastName}
          autoComplete="family-name"
        />
        <TextField
          {...form.field('email')}
          label={text.email}
          help={text.emailHelp}
          type="email"
          autoComplete="email"
        />
        {isAnother(form.values.email, user.email) && (
          <PasswordField
            {...form.field('currentPassword')}
            label={text.currentPassword}
            help={text.emailPasswordHelp}
            autoComplete="current-password"
          />
        )}
      </Form>
    </SettingsSection>
  )
}

function useAccountForm(user: AccountSection_UserFragment) {
  const [update] = useMutation(mutation)
  const form = useForm<Values>({
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email ?? '',
      currentPassword: '',
    },
    validate: (values) => checkAccount(values, user.email),
    submit: async (values) => {
      const { data } = await update({ variables: { input: changesOf(values, user.email) } })
      if (isProblem(data?.updateAccount)) return serverErrors(data.updateAccount)
      const isNewEmail = isAnother(values.email, user.email)
      form.set('currentPassword', '')
      toast.success({
        title: text.accountDone,
        ...(isNewEmail && { description: text.accountMail(values.email.trim()) }),
        topic: 'settings',
      })
      void reloadSession()
      return null
    },
    explain: showError,
  })
  return form
}

function checkAccount(
  { firstName, lastName, email, currentPassword }: Values,
  before: string | null,
) {
  const needsPassword = isAnother(email, before) && !currentPassword
  return {
    ...(needsPassword && { currentPassword: text.currentRequired }),
    ...(!firstName.trim() && { firstName: text.firstNameRequired }),
    ...(!lastName.trim() && { lastName: text.lastNameRequired }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: text.emailInvalid }),
  }
}

/** Includes the address only when it differs: sending it starts a change. */
function changesOf(values: Values, before: string | null) {
  const { firstName, lastName, email, currentPassword } = values
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(isAnother(email, before) && { email: email.trim(), currentPassword }),
  }
}

function isAnother(email: string, before: string | null): boolean {
  return email.trim() !== before
}
