import { useCountries } from '#entities/country/use-countries.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { applicationFormMessages as text } from './application-form-messages.ts'
import { options, withStored } from './application-options.ts'
import type { TextName } from './application-values.ts'
import { countWords, STATEMENT_WORDS } from './count-words.ts'

type Props = {
  id: string
  name: TextName
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isRequired: boolean
  /** The profile's value: while the field holds the same, it says where the value is from. */
  fromProfile: string | undefined
}

const countryNames: readonly TextName[] = ['citizenship', 'countryOfResidence']
const essayNames: readonly TextName[] = [
  'personalStatement',
  'careerGoals',
  'whyDeserving',
  'essay1',
  'essay2',
  'essay3',
]

/** How a browser autofills a field, and which keyboard a phone shows. */
const inputs: Readonly<Partial<Record<TextName, object>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  dateOfBirth: { autoComplete: 'bday', type: 'date' },
  expectedGraduationDate: { type: 'date' },
  currentGpa: { inputMode: 'decimal' },
  ieltsScore: { inputMode: 'decimal' },
  toeflScore: { inputMode: 'numeric' },
  duolingoScore: { inputMode: 'numeric' },
}

/** One field of the form, with the control for its kind. */
export function ApplicationField({ isRequired, fromProfile, ...props }: Props) {
  const { name, value } = props
  const isPrefilled = fromProfile !== undefined && value !== '' && value === fromProfile
  const field = {
    ...props,
    label: text.labels[name],
    isOptional: !isRequired,
    help: isPrefilled ? text.fromProfile : text.help[name],
  }
  if (countryNames.includes(name)) return <CountryField {...field} />
  if (essayNames.includes(name)) return <EssayField {...field} />
  if (name === 'financialNeedStatement' || name === 'otherScholarships')
    return <TextArea {...field} />
  const choices = options[name]
  if (choices)
    return (
      <SelectField
        {...field}
        options={withStored(choices, value)}
        placeholder={text.choose}
      />
    )
  return <TextField {...field} {...inputs[name]} />
}

type FieldProps = Omit<Props, 'isRequired' | 'fromProfile'> & {
  label: string
  help: string | undefined
  isOptional: boolean
}

/**
 * Countries by name, as the record has them. When the list fails
 * to load, the student can type a name: the server reads names.
 */
function CountryField(field: FieldProps) {
  const { countries, hasFailed } = useCountries()
  if (hasFailed) return <TextField {...field} autoComplete="country-name" />
  const names = countries?.map(({ label }) => ({ value: label, label }))
  return (
    <SelectField
      {...field}
      options={names ? withStored(names, field.value) : null}
      placeholder={text.choose}
    />
  )
}

/** Counts its words; a student can type and paste more than are allowed, to shorten the text here. */
function EssayField(field: FieldProps) {
  const words = countWords(field.value)
  const isLimited = field.name === 'personalStatement'
  const isOver = isLimited && words > STATEMENT_WORDS
  const count = isLimited
    ? isOver
      ? text.tooManyWords(words, STATEMENT_WORDS)
      : text.words(words, STATEMENT_WORDS)
    : text.wordCount(words)
  const help = field.help ? `${field.help} ${count}` : count
  return (
    <TextArea
      {...field}
      help={isOver ? field.help : help}
      error={field.error ?? (isOver ? count : undefined)}
      rows={field.name === 'personalStatement' ? 10 : 5}
    />
  )
}
