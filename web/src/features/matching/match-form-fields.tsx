import { useCountries } from '#entities/country/use-countries.ts'
import { GradeFields } from '#entities/grade/grade-fields.tsx'
import { studyFieldsByName } from '#entities/student/study-fields.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { MatchValues } from './match-values.ts'
import { matchingMessages as text } from './matching-messages.ts'
import {
  degreeLevels,
  englishLevels,
  needLevels,
  otherCountry,
  usualCountries,
} from './matching-options.ts'

const PreferredStates = lazyPart(
  async () => (await import('./preferred-states.tsx')).PreferredStates,
)

type Props = { form: FormState<MatchValues> }

/** The facts that a match needs, then those that make it more exact. */
export function MatchFormFields({ form }: Props) {
  const { field } = form
  return (
    <>
      <Choice
        form={form}
        name="academicField"
        options={studyFieldsByName}
        help={text.help.academicField}
      />
      <Choice form={form} name="degreeLevel" options={degreeLevels} />
      <CountryChoice form={form} />
      <GradeFields
        scale={field('gradeScale')}
        grade={field('gradeOriginal')}
        country={form.values.country}
      />
      <Choice form={form} name="englishProficiency" options={englishLevels} />
      <Choice form={form} name="financialNeed" options={needLevels} />
      <TextArea
        {...field('careerGoals')}
        label={text.labels.careerGoals}
        help={text.help.careerGoals}
      />
      <TextArea
        {...field('extracurriculars')}
        label={text.labels.extracurriculars}
        help={text.help.extracurriculars}
        isOptional
      />
      <LazyPart fallback={<Skeleton className="h-24 w-full" />} failed={<PartFailed />}>
        <PreferredStates form={form} />
      </LazyPart>
      <TextField
        {...field('minAmount')}
        label={text.labels.minAmount}
        help={text.help.minAmount}
        inputMode="decimal"
        isOptional
      />
    </>
  )
}

type ChoiceProps = Props & {
  name: 'academicField' | 'degreeLevel' | 'country' | 'englishProficiency' | 'financialNeed'
  options: readonly { value: string; label: string }[] | null
  help?: string
}

function Choice({ form, name, options, help }: ChoiceProps) {
  return (
    <SelectField
      {...form.field(name)}
      label={text.labels[name]}
      help={help}
      options={options}
      placeholder={text.choose}
    />
  )
}

/** The product's one list of countries; if it cannot be read, the usual ones by name, which the server knows too. */
function CountryChoice({ form }: Props) {
  const { countries, hasFailed } = useCountries()
  const { country } = form.values
  const known = hasFailed ? usualCountries : countries
  if (!known) return <Choice form={form} name="country" options={null} />
  const options = [...known, otherCountry]
  const hasOwn = country === '' || options.some(({ value }) => value === country)
  const own = hasOwn ? [] : [{ value: country, label: country }]
  return <Choice form={form} name="country" options={[...options, ...own]} />
}
