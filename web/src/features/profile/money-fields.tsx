import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { HelpTip } from '#ui/help-tip.tsx'
import { TextField } from '#ui/text-field.tsx'
import { YesNoField } from '#ui/yes-no-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { fundingSources, withStored } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

export function MoneyFields({ form }: { form: StudentForm }) {
  const funding = form.field('fundingSource')
  return (
    <>
      <YesNoField
        {...form.field('needsFinancialAid')}
        label={text.labels.needsFinancialAid}
        help={
          <>
            Some scholarships are only for students who do.
            <HelpTip term="financial need">{text.help.needTip}</HelpTip>
          </>
        }
      />
      <TextField
        {...form.field('expectedFamilyContribution')}
        label={text.labels.expectedFamilyContribution}
        help={
          <>
            An estimate, for example 8000.
            <HelpTip term="family contribution">{text.help.familyTip}</HelpTip>
          </>
        }
        inputMode="decimal"
        isOptional
      />
      <CheckboxGrid
        {...funding}
        legend={text.labels.fundingSource}
        values={funding.value}
        options={funding.value.reduce(withStored, fundingSources)}
      />
    </>
  )
}
