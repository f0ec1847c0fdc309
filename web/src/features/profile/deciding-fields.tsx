import { GradeFields } from '#entities/grade/grade-fields.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { CountryField } from './country-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { degreeLevels, fieldsOfInterest } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

const optionOf = (name: string) => ({ value: name, label: name })
const listed = fieldsOfInterest.map(optionOf)

/** The four facts that most awards decide by. */
export function DecidingFields({ form }: { form: StudentForm }) {
  const { value: fields, ...field } = form.field('fieldOfInterest')
  return (
    <>
      <CountryField {...form.field('country')} />
      <SelectField
        {...form.field('intendedDegreeLevel')}
        label={text.labels.intendedDegreeLevel}
        options={degreeLevels}
        placeholder={text.chooseOne}
        isOptional
      />
      <SearchAndAddField
        {...field}
        label={text.labels.fieldOfInterest}
        help={text.help.fieldOfInterest}
        isOptional
        chosen={fields.map(optionOf)}
        options={listed}
        status={text.fieldsListed}
      />
      <GradeFields
        scale={form.field('gradeScale')}
        grade={form.field('gradeOriginal')}
        country={form.values.country}
      />
    </>
  )
}
