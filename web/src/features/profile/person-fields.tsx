import { PasswordField } from '#ui/password-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { genders } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

type PersonFieldsProps = { form: StudentForm; email: string }

/** @param props.email the account's present address: changing it needs the password */
export function PersonFields({ form, email }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...form.field('firstName')}
        label={text.labels.firstName}
        autoComplete="given-name"
      />
      <TextField
        {...form.field('lastName')}
        label={text.labels.lastName}
        autoComplete="family-name"
      />
      <TextField
        {...form.field('email')}
        label={text.labels.email}
        help={text.help.email}
        type="email"
        autoComplete="email"
      />
      {form.values.email.trim() !== email && (
        <PasswordField
          {...form.field('currentPassword')}
          label={text.labels.currentPassword}
          help={text.help.currentPassword}
          autoComplete="current-password"
        />
      )}
      <TextField
        {...form.field('dateOfBirth')}
        label={text.labels.dateOfBirth}
        help={text.help.dateOfBirth}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        isOptional
      />
      <SelectField
        {...form.field('gender')}
        label={text.labels.gender}
        help={text.help.gender}
        options={genders}
        placeholder={text.ratherNotSay}
        isOptional
      />
    </>
  )
}
