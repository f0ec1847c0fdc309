import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { fieldsOfInterest, withStored } from './profile-options.ts'
import { ProfileSection, type StudentForm } from './profile-section.tsx'

const listed = fieldsOfInterest.map((name) => ({ value: name, label: name }))

export function InterestFields({ form }: { form: StudentForm }) {
  const field = form.field('fieldOfInterest')
  const options = field.value.reduce(withStored, listed)
  return (
    <ProfileSection title={text.cards.fields} lead={text.cardLeads.fields}>
      <CheckboxGrid
        {...field}
        legend={text.labels.fieldOfInterest}
        isLegendHidden
        values={field.value}
        options={options}
      />
    </ProfileSection>
  )
}
