import { TextField } from '#ui/text-field.tsx'
import { CountryField } from './country-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { ProfileSection, type StudentForm } from './profile-section.tsx'

export function BasicFields({ form }: { form: StudentForm }) {
  return (
    <ProfileSection title={text.cards.basic}>
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
      <CountryField {...form.field('country')} />
    </ProfileSection>
  )
}
