import {
  askedStatuses,
  askedVisaTypes,
  withChosen,
} from '#entities/student/status-options.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { HelpTip } from '#ui/help-tip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { YesNoField } from '#ui/yes-no-field.tsx'
import { DeadlineSection } from './deadline-section.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

const complexities = optionsOf(text.complexities)
const unknownLabel = text.notStated

/** The deadline and the ways to apply. */
export function ApplicationSections({ form }: { form: ScholarshipForm }) {
  return (
    <>
      <DeadlineSection form={form} />
      <FormSection title={text.sections.application}>
        <HowToApply form={form} />
      </FormSection>
    </>
  )
}

/** Everything that only some providers ask. */
export function MoreSection({ form }: { form: ScholarshipForm }) {
  return (
    <FormSection title={text.sections.more} lead={text.leads.more}>
      <MoreConditions form={form} />
    </FormSection>
  )
}

function HowToApply({ form: { field, values } }: { form: ScholarshipForm }) {
  return (
    <>
      <TextField
        {...field('applicationUrl')}
        label={text.labels.applicationUrl}
        help={text.help.applicationUrl}
        type="url"
        placeholder="https://"
        isOptional
      />
      <TextField
        {...field('sourceUrl')}
        label={text.labels.sourceUrl}
        type="url"
        placeholder="https://"
        isOptional
      />
      <TextField
        {...field('contactEmail')}
        label={text.labels.contactEmail}
        type="email"
        isOptional
      />
      <YesNoField
        {...field('requiresEssay')}
        label={text.labels.requiresEssay}
        unknownLabel={unknownLabel}
      />
      <TextField
        {...field('letters')}
        label={text.labels.letters}
        help={text.help.letters}
        inputMode="numeric"
        isOptional
      />
      {Number(values.letters) > 0 && (
        <YesNoField
          {...field('lettersMayFollow')}
          label={text.labels.lettersMayFollow}
          help={text.help.lettersMayFollow}
          unknownLabel={unknownLabel}
        />
      )}
      <SelectField
        {...field('applicationComplexity')}
        label={text.labels.applicationComplexity}
        options={complexities}
        placeholder={text.notStated}
        isOptional
      />
      <TextField
        {...field('estimatedTimeToApply')}
        label={text.labels.estimatedTimeToApply}
        help={text.help.estimatedTimeToApply}
        isOptional
      />
    </>
  )
}

const lists = ['benefits', 'acceptedFundingSources'] as const
const codedLists = [
  ['eligibleVisaTypes', askedVisaTypes],
  ['eligibleCitizenshipStatus', askedStatuses],
] as const

function MoreConditions({ form: { field, values } }: { form: ScholarshipForm }) {
  return (
    <>
      {lists.map((name) => (
        <TextArea
          key={name}
          {...field(name)}
          label={text.labels[name]}
          help={text.help.lines}
          rows={2}
          isOptional
        />
      ))}
      {codedLists.map(([name, options]) => (
        <CheckboxGrid
          key={name}
          {...field(name)}
          legend={text.labels[name]}
          values={values[name]}
          options={withChosen(options, values[name])}
        />
      ))}
      <YesNoField
        {...field('acceptsEnglishWaivers')}
        label={text.labels.acceptsEnglishWaivers}
        help={
          <>
            {text.help.waiver}
            <HelpTip term="waiver">{text.help.waiverTip}</HelpTip>
          </>
        }
        unknownLabel={unknownLabel}
      />
      {values.acceptsEnglishWaivers === 'yes' && (
        <TextArea
          {...field('englishWaiverConditions')}
          label={text.labels.englishWaiverConditions}
          help={text.help.lines}
          rows={2}
          isOptional
        />
      )}
      {(['requiresFinancialNeed', 'requiresUsHighSchool'] as const).map((name) => (
        <YesNoField
          key={name}
          {...field(name)}
          label={text.labels[name]}
          unknownLabel={unknownLabel}
        />
      ))}
      <TextField
        {...field('maxFamilyIncome')}
        label={text.labels.maxFamilyIncome}
        inputMode="decimal"
        isOptional
      />
      <YesNoField
        {...field('requiresUsResidency')}
        label={text.labels.requiresUsResidency}
        help={
          <>
            {text.help.residency}
            <HelpTip term="U.S. residency">{text.help.residencyTip}</HelpTip>
          </>
        }
        unknownLabel={unknownLabel}
      />
      <TextField
        {...field('residencyRequirements')}
        label={text.labels.residencyRequirements}
        isOptional
      />
      <YesNoField
        {...field('fsaEligible')}
        label={text.labels.fsaEligible}
        help={
          <>
            {text.help.fsa}
            <HelpTip term="U.S. federal aid">{text.help.fsaTip}</HelpTip>
          </>
        }
        unknownLabel={unknownLabel}
      />
    </>
  )
}
