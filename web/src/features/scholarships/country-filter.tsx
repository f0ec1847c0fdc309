import { showCountry } from '#entities/country/show-country.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { isSameValue } from './active-filters.ts'
import { unlisted } from './field-filter.tsx'
import { filterMessages as text } from './filter-messages.ts'

type Props = {
  options: readonly { value: string; label: string; count: number }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** People type to find their country; beside each is how many scholarships are open to its citizens. */
export function CountryFilter({ options, values, onChange }: Props) {
  const chosen = options.filter((option) =>
    values.some((value) => isSameValue(option, value)),
  )
  return (
    <SearchAndAddField
      label={text.country}
      name="countries"
      help={text.countryHelp}
      isOptional="unsaid"
      chosen={chosen}
      options={options}
      showOption={showCountry}
      onChange={(next) => onChange([...next, ...unlisted(options, values)])}
      status={options.length === 0 ? text.countriesLoading : text.countriesListed}
    />
  )
}
