import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { fieldsOfInterest } from './profile-options.ts'
import { ProfileSection, type StudentForm } from './profile-section.tsx'

const optionOf = (name: string) => ({ value: name, label: name })
const listed = fieldsOfInterest.map(optionOf)

export function InterestFields({ form }: { form: StudentForm }) {
  const { value, ...field } = form.field('fieldOfInterest')
  return (
    <ProfileSection title={text.cards.fields}>
      <SearchAndAddField
        {...field}
        label={text.labels.fieldOfInterest}
        help={text.cardLeads.fields}
        isOptional
        chosen={value.map(optionOf)}
        options={listed}
        status={text.fieldsListed}
      />
    </ProfileSection>
  )
}
