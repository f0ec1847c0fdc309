import { HelpTip } from '#ui/help-tip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { degreeLevels, educationLevels } from './profile-options.ts'
import { ProfileSection, type StudentForm } from './profile-section.tsx'

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
      <TextField
        {...form.field('gpa')}
        label={text.labels.gpa}
        help={
          <>
            {text.help.gpa}
            <HelpTip term="GPA">{text.help.gpaTip}</HelpTip>
          </>
        }
        inputMode="decimal"
        isOptional
      />
      <TextField
        {...form.field('gpaOriginal')}
        label={text.labels.gpaOriginal}
        help={text.help.gpaOriginal}
        maxLength={60}
        isOptional
      />
      <TextField
        {...form.field('gpaOriginalScale')}
        label={text.labels.gpaOriginalScale}
        help={text.help.gpaOriginalScale}
        maxLength={60}
        isOptional
      />
    </ProfileSection>
  )
}
