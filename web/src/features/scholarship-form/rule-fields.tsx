import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ProfileRuleKind } from '#gql/graphql'
import { useCountries } from '#entities/country/use-countries.ts'
import { askedVisaTypes, withChosen } from '#entities/student/status-options.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField, type Option } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { levelOptions, type NameOfControl } from './requirement-controls.ts'
import { requirementMessages as text } from './requirement-messages.ts'
import type { RuleValues } from './requirement-row.ts'
import { scholarshipMessages } from './scholarship-form-messages.ts'

const fieldsQuery = graphql(`
  query RuleFields_Fields {
    fieldsOfStudy {
      code
      name
    }
  }
`)

const kinds = optionsOf<ProfileRuleKind>(text.rules)
const genders = optionsOf(text.genderNames)

type Props = {
  rule: RuleValues
  control: NameOfControl
  onChange: (rule: RuleValues) => void
}

/** A rule on the profile: which one, and its figures. */
export function RuleFields(props: Props) {
  const { rule, control, onChange } = props
  return (
    <>
      <SelectField
        {...control('rule')}
        label={text.rule}
        value={rule.kind}
        options={kinds}
        placeholder={text.chooseRule}
        // The codes of countries are none of fields.
        onChange={(kind) => onChange({ ...rule, kind, codes: [] })}
      />
      <PartsOfRule {...props} />
    </>
  )
}

function PartsOfRule(props: Props) {
  switch (props.rule.kind) {
    case 'AGE_MAX':
    case 'AGE_MIN':
      return <AgeFields {...props} />
    case 'BORN_AFTER':
      return <Figure {...props} field="date" type="date" />
    case 'GPA_MIN':
      return <Figure {...props} field="minimum" inputMode="decimal" />
    case 'ENGLISH_MIN':
      return <EnglishFields {...props} />
    case 'CITIZENSHIP_IN':
    case 'CITIZENSHIP_NOT_IN':
      return <Countries {...props} />
    case 'FIELD_IN':
    case 'FIELD_NOT_IN':
      return <FieldsOfStudy {...props} />
    case 'VISA_IN':
      return <Choices {...props} field="types" options={askedVisaTypes} />
    case 'LEVEL_IN':
      return <Choices {...props} field="levels" options={levelOptions} />
    case 'GENDER':
      return <Choices {...props} field="genders" options={genders} />
    default:
      return null
  }
}

type FigureProps = Props & {
  field: 'years' | 'date' | 'onDate' | 'minimum' | 'toefl' | 'ielts' | 'duolingo'
  type?: 'date'
  inputMode?: 'numeric' | 'decimal'
  help?: string
  isOptional?: boolean | 'unsaid'
}

function Figure({ rule, control, onChange, field, ...rest }: FigureProps) {
  return (
    <TextField
      {...control(field)}
      {...rest}
      label={text[field]}
      value={rule[field]}
      onChange={(value) => onChange({ ...rule, [field]: value })}
    />
  )
}

function AgeFields(props: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:items-end">
      <Figure {...props} field="years" inputMode="numeric" />
      <Figure {...props} field="onDate" type="date" help={text.onDateHelp} isOptional />
    </div>
  )
}

function EnglishFields(props: Props) {
  const { rule, control, onChange } = props
  return (
    <>
      <p className="text-muted">{text.anyTest}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Figure {...props} field="toefl" inputMode="numeric" isOptional="unsaid" />
        <Figure {...props} field="ielts" inputMode="decimal" isOptional="unsaid" />
        <Figure {...props} field="duolingo" inputMode="numeric" isOptional="unsaid" />
      </div>
      <Checkbox
        name={control('acceptsWaivers').name}
        label={text.acceptsWaivers}
        isChecked={rule.acceptsWaivers}
        onChange={(acceptsWaivers) => onChange({ ...rule, acceptsWaivers })}
      />
    </>
  )
}

type ChoicesProps = Props & {
  field: 'types' | 'levels' | 'genders'
  options: readonly Option[]
}

function Choices({ rule, control, onChange, field, options }: ChoicesProps) {
  return (
    <CheckboxGrid
      {...control(field)}
      legend={text[field]}
      values={rule[field]}
      options={withChosen(options, rule[field])}
      onChange={(values) => onChange({ ...rule, [field]: values })}
    />
  )
}

function Countries(props: Props) {
  const { countries, hasFailed, retry } = useCountries()
  return (
    <>
      <Codes {...props} label={text.countries} options={countries ?? []} />
      {hasFailed && <NotLoaded words={scholarshipMessages.countriesFailed} retry={retry} />}
    </>
  )
}

function FieldsOfStudy(props: Props) {
  const { data, error, refetch } = useQuery(fieldsQuery)
  const options = data?.fieldsOfStudy.map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  return (
    <>
      <Codes {...props} label={text.fields} options={options ?? []} />
      {error && !data && (
        <NotLoaded words={scholarshipMessages.fieldsFailed} retry={refetch} />
      )}
    </>
  )
}

function Codes({
  rule,
  control,
  onChange,
  label,
  options,
}: Props & { label: string; options: readonly Option[] }) {
  const known = withChosen(options, rule.codes)
  return (
    <SearchAndAddField
      {...control('codes')}
      label={label}
      chosen={rule.codes.flatMap((code) => known.find(({ value }) => value === code) ?? [])}
      options={options}
      status={text.listed}
      onChange={(codes) => onChange({ ...rule, codes })}
    />
  )
}
