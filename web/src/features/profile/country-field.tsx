import { useCountries } from '#entities/country/use-countries.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { otherCountry, withStored } from './profile-options.ts'

type CountryFieldProps = {
  id: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/**
 * The product's one list of countries. If it fails to load,
 * the student can type the name: the server reads names too.
 */
export function CountryField(props: CountryFieldProps) {
  const { countries, hasFailed } = useCountries()
  const field = { ...props, label: text.labels.country, help: text.help.country }
  if (hasFailed) return <TextField {...field} autoComplete="country-name" />
  const options = countries ? withStored([...countries, otherCountry], props.value) : null
  return <SelectField {...field} options={options} placeholder={text.selectCountry} />
}
