import { GradeFields } from '#entities/grade/grade-fields.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { degreeLevels, educationLevels } from './profile-options.ts'
import { ProfileSection, type StudentForm } from './profile-section.tsx'
import { UniversityChoice } from './university-choice.tsx'

const choose = 'Choose one'

export function AcademicFields({ form }: { form: StudentForm }) {
  return (
    <ProfileSection title={text.cards.academic}>
      <SelectField
        {...form.field('currentEducationLevel')}
        label={text.labels.currentEducationLevel}
        options={educationLevels}
        placeholder={choose}
        isOptional
      />
      <SelectField
        {...form.field('intendedDegreeLevel')}
        label={text.labels.intendedDegreeLevel}
        options={degreeLevels}
        placeholder={choose}
        isOptional
      />
      <GradeFields
        scale={form.field('gradeScale')}
        grade={form.field('gradeOriginal')}
        country={form.values.country}
      />
      <UniversityChoice {...form.field('intendedUniversityIds')} />
    </ProfileSection>
  )
}
