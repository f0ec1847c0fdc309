import { SearchBox } from '#ui/search-box.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { universitySortNames, type UniversitySearch } from './university-address.ts'
import { universityMessages as text, universitySortLabels } from './university-messages.ts'

type Props = { search: UniversitySearch; onChange: (search: UniversitySearch) => void }

const types = [
  { value: 'public', label: text.public },
  { value: 'private', label: text.private },
] as const
const sorts = universitySortNames.map((value) => ({
  value,
  label: universitySortLabels[value],
}))

export function UniversityFilters({ search, onChange }: Props) {
  return (
    <div className="grid items-end gap-4 lg:grid-cols-[1fr_30rem]">
      <SearchBox
        label={text.queryLabel}
        placeholder={text.queryPlaceholder}
        submitLabel={text.search}
        query={search.query}
        onSearch={(query) => onChange({ ...search, query })}
      />
      {/* Beside each other as long as the letters let them. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-3">
        <SelectField
          label={text.type}
          name="type"
          isOptional="unsaid"
          placeholder={text.allTypes}
          options={types}
          value={search.type}
          onChange={(type) => onChange({ ...search, type })}
        />
        <SelectField
          label={text.sort}
          name="sort"
          isOptional="unsaid"
          options={sorts}
          value={search.sort}
          onChange={(sort) => sort !== '' && onChange({ ...search, sort })}
        />
      </div>
    </div>
  )
}
