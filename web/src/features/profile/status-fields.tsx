import { citizenshipStatuses, visaTypes } from '#entities/student/status-options.ts'
import { HelpTip } from '#ui/help-tip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { YesNoField } from '#ui/yes-no-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { withStored } from './profile-options.ts'
import type { StudentForm } from './use-student-form.ts'

export function StatusFields({ form }: { form: StudentForm }) {
  const { values, field } = form
  return (
    <>
      <SelectField
        {...field('citizenshipStatus')}
        label={text.labels.citizenshipStatus}
        help={
          <>
            The term used in U.S. immigration rules.
            <HelpTip term="status">{text.help.statusTip}</HelpTip>
          </>
        }
        options={withStored(citizenshipStatuses, values.citizenshipStatus)}
        placeholder="Prefer not to say"
        isOptional
      />
      {(['visaType', 'intendedVisaType'] as const).map((name) => (
        <SelectField
          key={name}
          {...field(name)}
          label={text.labels[name]}
          help={
            <>
              For study it is usually F-1.
              <HelpTip term="F-1, J-1 and M-1">{text.help.visaTip}</HelpTip>
            </>
          }
          options={withStored(visaTypes, values[name])}
          placeholder="Prefer not to say"
          isOptional
        />
      ))}
      <YesNoField
        {...field('usPermanentResident')}
        label={text.labels.usPermanentResident}
        help={
          <>
            If you have a student visa, choose No.
            <HelpTip term="permanent resident">{text.help.permanentResidentTip}</HelpTip>
          </>
        }
      />
      <LifeInUs form={form} />
    </>
  )
}

function LifeInUs({ form: { values, field } }: { form: StudentForm }) {
  return (
    <>
      <YesNoField {...field('isCurrentlyInUs')} label={text.labels.isCurrentlyInUs} />
      <YesNoField {...field('hasLivedInUs')} label={text.labels.hasLivedInUs} />
      {values.hasLivedInUs === 'yes' && (
        <TextArea
          {...field('usResidencyDetails')}
          label={text.labels.usResidencyDetails}
          maxLength={1000}
          isOptional
        />
      )}
      <YesNoField
        {...field('hasUsHighSchoolDiploma')}
        label={text.labels.hasUsHighSchoolDiploma}
        help={
          <>
            If your diploma is from another country, choose No.
            <HelpTip term="U.S. high school diploma">{text.help.diplomaTip}</HelpTip>
          </>
        }
      />
      <YesNoField {...field('hasUsCollegeDegree')} label={text.labels.hasUsCollegeDegree} />
    </>
  )
}
