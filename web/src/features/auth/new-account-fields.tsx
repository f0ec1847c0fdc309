import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { AccountRules } from './account-rules.ts'
import { authMessages as text } from './auth-messages.ts'
import {
  checkEmail,
  checkNewPassword,
  checkRequired,
  checkUsername,
} from './check-fields.ts'
import { PasswordMeter } from './password-meter.tsx'

export type NewAccount = {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

export const emptyAccount: NewAccount = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
}

/** Messages for values that cannot be sent, by field. */
export function checkNewAccount(values: NewAccount, rules: AccountRules | null) {
  return {
    firstName: checkRequired(values.firstName, text.firstNameRequired),
    lastName: checkRequired(values.lastName, text.lastNameRequired),
    username: checkUsername(values.username.trim(), rules),
    email: checkEmail(values.email),
    password: checkNewPassword(values.password, rules),
  }
}

type NewAccountFieldsProps = { form: FormState<NewAccount>; rules: AccountRules | null }

/** The five fields of every new account, both of a registration and of the first administrator. */
export function NewAccountFields({ form, rules }: NewAccountFieldsProps) {
  const { firstName, lastName, username, email, password } = form.values
  return (
    <>
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
        {...form.field('username')}
        label={text.newUsername}
        help={rules && text.usernameHelp(rules.usernameMinLength, rules.usernameMaxLength)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={text.email}
        help={text.registerEmailHelp}
        type="email"
        autoComplete="email"
      />
      <PasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="new-password"
        meter={
          <PasswordMeter password={password} own={[firstName, lastName, username, email]} />
        }
      />
    </>
  )
}
