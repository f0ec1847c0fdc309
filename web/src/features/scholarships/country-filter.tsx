import { MultiComboboxField } from '#ui/combobox-field.tsx'
import { formatNumber } from '#lib/format.ts'
import { isSameValue } from './active-filters.ts'
import { unlisted } from './field-filter.tsx'
import { searchMessages as text } from './search-messages.ts'

type Props = {
  options: readonly { value: string; label: string; count: number }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Type to find one's country; beside each, how many are open to its citizens. */
export function CountryFilter({ options, values, onChange }: Props) {
  const chosen = options
    .filter((option) => values.some((value) => isSameValue(option, value)))
    .map(({ value }) => value)
  return (
    <MultiComboboxField
      label={text.country}
      name="countries"
      help={text.countryHelp}
      isOptional="unsaid"
      placeholder={text.countryPlaceholder}
      options={options.map(({ value, label, count }) => ({
        value,
        label: `${label} (${formatNumber(count)})`,
      }))}
      values={chosen}
      onChange={(next) => onChange([...next, ...unlisted(options, values)])}
    />
  )
}
