import { showCountry } from '#entities/country/show-country.tsx'
import { useCountries } from '#entities/country/use-countries.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SearchAndAddPart } from '#ui/search-and-add-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormState } from '#ui/use-form.ts'
import { type FactsValues, isAsked, isDayName } from './facts-values.ts'
import { factLabels } from './fact-messages.ts'
import { i94Words, immigrationMessages as text, levels } from './immigration-messages.ts'

type Props = { name: keyof FactsValues; form: FormState<FactsValues> }

/** One fact as a field. The page says once, above all fields, that each may stay empty. */
export function FactField({ name, form }: Props) {
  if (!isAsked(form.values, name)) return null
  const label = factLabels[name]
  if (isDayName(name)) {
    return <TextField type="date" label={label} isOptional="unsaid" {...form.field(name)} />
  }
  switch (name) {
    case 'i94': {
      const { onChange, ...field } = form.field('i94')
      return (
        <SelectField
          label={label}
          isOptional="unsaid"
          options={optionsOf(i94Words)}
          onChange={(word) => word && onChange(word)}
          {...field}
        />
      )
    }
    case 'level':
    case 'optLevel':
      return (
        <SelectField
          label={label}
          isOptional="unsaid"
          placeholder={text.noAnswer}
          options={optionsOf(levels)}
          {...form.field(name)}
        />
      )
    case 'hasPalestinianDocument':
      return (
        <Checkbox
          name={name}
          label={label}
          isChecked={form.values.hasPalestinianDocument}
          onChange={(isChecked) => form.set(name, isChecked)}
        />
      )
    default:
      return <CountryFact name={name} form={form} />
  }
}

function CountryFact({ name, form }: Props & { name: 'citizenships' | 'birthCountry' }) {
  const { countries } = useCountries()
  const { onChange, value, ...citizenships } = form.field('citizenships')
  if (name === 'birthCountry') {
    return (
      <SelectField
        label={factLabels.birthCountry}
        isOptional="unsaid"
        placeholder={text.noAnswer}
        options={countries}
        {...form.field('birthCountry')}
      />
    )
  }
  return (
    <SearchAndAddPart
      label={factLabels.citizenships}
      isOptional="unsaid"
      chosen={value.map(
        (code) =>
          countries?.find((country) => country.value === code) ?? {
            value: code,
            label: code,
          },
      )}
      options={countries ?? []}
      showOption={showCountry}
      onChange={onChange}
      status={countries === null ? text.countriesLoading : text.countriesListed}
      {...citizenships}
    />
  )
}
