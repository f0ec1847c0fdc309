import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { universitySortNames, type UniversitySearch } from './university-address.ts'
import { universityMessages as text, universitySortLabels } from './university-messages.ts'

type Props = { search: UniversitySearch; onChange: (search: UniversitySearch) => void }

const sorts = universitySortNames.map((value) => ({
  value,
  label: universitySortLabels[value],
}))

export function UniversitySearchBox({ search, onChange }: Props) {
  return (
    <SearchBox
      label={text.queryLabel}
      placeholder={text.queryPlaceholder}
      submitLabel={text.search}
      query={search.query}
      onSearch={(query) => onChange({ ...search, query })}
    />
  )
}

export function UniversitySortField({ search, onChange }: Props) {
  return (
    <SelectField
      label={text.sort}
      name="sort"
      isOptional="unsaid"
      isLabelHidden
      options={sorts}
      value={search.sort}
      onChange={(sort) => sort !== '' && onChange({ ...search, sort })}
    />
  )
}
