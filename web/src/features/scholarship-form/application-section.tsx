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
        <WhereToApply form={form} />
        <WhatToSend form={form} />
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

function WhereToApply({ form: { field } }: { form: ScholarshipForm }) {
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
    </>
  )
}

function WhatToSend({ form: { field, values } }: { form: ScholarshipForm }) {
  return (
    <>
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

function MoreConditions({ form }: { form: ScholarshipForm }) {
  const { field, values } = form
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
      <EnglishWaivers form={form} />
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
      <ExplainedQuestion form={form} name="requiresUsResidency" />
      <TextField
        {...field('residencyRequirements')}
        label={text.labels.residencyRequirements}
        isOptional
      />
      <ExplainedQuestion form={form} name="fsaEligible" />
    </>
  )
}

function EnglishWaivers({ form }: { form: ScholarshipForm }) {
  const { field, values } = form
  return (
    <>
      <ExplainedQuestion form={form} name="acceptsEnglishWaivers" />
      {values.acceptsEnglishWaivers === 'yes' && (
        <TextArea
          {...field('englishWaiverConditions')}
          label={text.labels.englishWaiverConditions}
          help={text.help.lines}
          rows={2}
          isOptional
        />
      )}
    </>
  )
}

const explained = {
  acceptsEnglishWaivers: {
    help: text.help.waiver,
    term: 'waiver',
    tip: text.help.waiverTip,
  },
  requiresUsResidency: {
    help: text.help.residency,
    term: 'U.S. residency',
    tip: text.help.residencyTip,
  },
  fsaEligible: { help: text.help.fsa, term: 'U.S. federal aid', tip: text.help.fsaTip },
}

type ExplainedQuestionProps = { form: ScholarshipForm; name: keyof typeof explained }

/** A question about a condition whose term not everybody knows. */
function ExplainedQuestion({ form, name }: ExplainedQuestionProps) {
  const { help, term, tip } = explained[name]
  return (
    <YesNoField
      {...form.field(name)}
      label={text.labels[name]}
      help={
        <>
          {help}
          <HelpTip term={term}>{tip}</HelpTip>
        </>
      }
      unknownLabel={unknownLabel}
    />
  )
}
