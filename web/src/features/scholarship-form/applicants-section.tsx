import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { useCountries } from '#entities/country/use-countries.ts'
import { otherNamesOf } from '#entities/student/study-fields.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { MultiSelectField } from '#ui/multi-select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

const query = graphql(`
  query ApplicantsSection_Fields {
    fieldsOfStudy {
      code
      name
    }
  }
`)

const levels = optionsOf(text.degreeLevels)
const minima = [
  'gpaRequirement',
  'minToeflScore',
  'minIeltsScore',
  'minDuolingoScore',
] as const

/** Who may apply, and the figures that applicants need. */
export function ApplicantsSections({ form }: { form: ScholarshipForm }) {
  return (
    <>
      <FormSection title={text.sections.who}>
        <Who form={form} />
      </FormSection>
      <FormSection title={text.sections.minima} lead={text.leads.minima}>
        {minima.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={text.labels[name]}
            inputMode="decimal"
            isOptional
          />
        ))}
        <TextField
          {...form.field('languageRequirement')}
          label={text.labels.languageRequirement}
          isOptional
        />
      </FormSection>
    </>
  )
}

function Who({ form: { field, values } }: { form: ScholarshipForm }) {
  const { data, error, refetch } = useQuery(query)
  const { countries, hasFailed, retry } = useCountries()
  const fieldNames = data?.fieldsOfStudy.map(({ name }) => name) ?? []
  const countryNames = countries?.map(({ label }) => label) ?? []
  return (
    <>
      <CheckboxGrid
        {...field('degreeLevel')}
        legend={text.labels.degreeLevel}
        values={values.degreeLevel}
        options={levels}
      />
      <MultiSelectField
        {...field('fieldOfStudy')}
        label={text.labels.fieldOfStudy}
        help={text.help.fieldOfStudy}
        values={values.fieldOfStudy}
        options={namesAsOptions([text.allFields, ...fieldNames], values.fieldOfStudy).map(
          (option) => ({ ...option, otherNames: otherNamesOf(option.label) }),
        )}
        isLoading={!data && !error}
      />
      {error && !data && <NotLoaded words={text.fieldsFailed} retry={refetch} />}
      <MultiSelectField
        {...field('eligibleCountries')}
        label={text.labels.eligibleCountries}
        help={text.help.eligibleCountries}
        values={values.eligibleCountries}
        options={namesAsOptions(
          [...text.countryRules, ...countryNames],
          values.eligibleCountries,
        )}
        isLoading={!countries && !hasFailed}
      />
      {hasFailed && <NotLoaded words={text.countriesFailed} retry={retry} />}
    </>
  )
}

/** Names are their own values; chosen ones stay even when the list has not come. */
function namesAsOptions(names: readonly string[], chosen: readonly string[]) {
  return [...new Set([...names, ...chosen])].map((name) => ({ value: name, label: name }))
}
