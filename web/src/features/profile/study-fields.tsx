import { SelectField } from '#ui/select-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { educationLevels } from './profile-options.ts'
import { UniversityChoice } from './university-choice.tsx'
import type { StudentForm } from './use-student-form.ts'

export function StudyFields({ form }: { form: StudentForm }) {
  return (
    <>
      <SelectField
        {...form.field('currentEducationLevel')}
        label={text.labels.currentEducationLevel}
        options={educationLevels}
        placeholder={text.chooseOne}
        isOptional
      />
      <UniversityChoice {...form.field('intendedUniversityIds')} />
    </>
  )
}
