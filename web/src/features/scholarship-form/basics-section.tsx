import { Checkbox } from '#ui/checkbox.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

const amountTypes = optionsOf(text.amountTypes)

type BasicsSectionsProps = {
  form: ScholarshipForm
  /** The university that the organization is; null for a donor. */
  ownUniversityId: string | null
}

/** What the scholarship is and what it gives. */
export function BasicsSections({ form, ownUniversityId }: BasicsSectionsProps) {
  const { field, values } = form
  return (
    <>
      <FormSection title={text.sections.basics}>
        <TextField {...field('title')} label={text.labels.title} maxLength={200} />
        <TextArea
          {...field('description')}
          label={text.labels.description}
          help={text.help.description}
        />
        <TextField {...field('provider')} label={text.labels.provider} />
        <OwnUniversity form={form} ownId={ownUniversityId} />
      </FormSection>
      <FormSection title={text.sections.award}>
        <SelectField
          {...field('amountType')}
          label={text.labels.amountType}
          options={amountTypes}
        />
        <TextField
          {...field('amount')}
          label={text.labels.amount}
          help={text.help.amount}
          inputMode="decimal"
          isOptional={/tuition|varies/.test(values.amountType)}
        />
        <TextField
          {...field('maxAmount')}
          label={text.labels.maxAmount}
          help={text.help.maxAmount}
          inputMode="decimal"
          isOptional
        />
      </FormSection>
    </>
  )
}

/** An admin may have named another university: the form leaves it as it is. */
function OwnUniversity({ form, ownId }: { form: ScholarshipForm; ownId: string | null }) {
  const { universityId } = form.values
  if (ownId === null || (universityId !== '' && universityId !== ownId)) return null
  return (
    <Checkbox
      name="universityId"
      label={text.labels.universityId}
      help={text.help.universityId}
      isChecked={universityId === ownId}
      onChange={(isChecked) => form.set('universityId', isChecked ? ownId : '')}
    />
  )
}
