import { GradeFields } from '#entities/grade/grade-fields.tsx'
import { studyFields } from '#entities/student/study-fields.ts'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { CountryField } from './country-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { degreeLevels } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

const optionOf = (name: string) => ({ value: name, label: name })

/** The four facts that decide most awards. */
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
        options={studyFields}
        status={text.fieldsListed}
        noneFound={text.noSuchField}
      />
      <GradeFields
        scale={form.field('gradeScale')}
        grade={form.field('gradeOriginal')}
        country={form.values.country}
      />
    </>
  )
}
