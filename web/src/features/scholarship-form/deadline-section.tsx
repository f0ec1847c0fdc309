import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

/** Until when one may apply. */
export function DeadlineSection({ form }: { form: ScholarshipForm }) {
  const { field, values } = form
  return (
    <FormSection title={text.sections.deadline}>
      <TextField
        {...field('applicationDeadline')}
        label={text.labels.applicationDeadline}
        help={text.help.applicationDeadline}
        type="date"
        isOptional={values.isRollingAdmission}
      />
      <SelectField
        {...field('deadlineTimeZone')}
        label={text.labels.deadlineTimeZone}
        options={zones}
      />
      <Checkbox
        name="isRollingAdmission"
        label={text.labels.isRollingAdmission}
        isChecked={values.isRollingAdmission}
        onChange={(isChecked) => form.set('isRollingAdmission', isChecked)}
      />
    </FormSection>
  )
}
