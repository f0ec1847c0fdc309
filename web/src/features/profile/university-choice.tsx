import { useState } from 'react'
import { universityMessages } from '#entities/university/university-messages.ts'
import { useUniversityNames } from '#entities/university/use-university-names.ts'
import { useUniversitySearch } from '#entities/university/use-university-search.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import type { Option } from '#ui/select-field.tsx'
import { profileMessages as text } from './profile-messages.ts'

type UniversityChoiceProps = {
  id: string
  name: string
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

/** Where the student wants to study, found by a part of the name. */
export function UniversityChoice({ value, onChange, ...field }: UniversityChoiceProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly Option[]>([])
  const search = useUniversitySearch(typed)
  const chosen = useUniversityNames(value, picked)
  return (
    <div className="flex flex-col gap-2">
      <SearchAndAddField
        {...field}
        label={text.labels.intendedUniversityIds}
        help={text.help.intendedUniversityIds}
        isOptional
        chosen={chosen}
        onChange={(ids, options) => {
          setPicked(options)
          onChange(ids)
        }}
        options={search.options}
        onType={setTyped}
        status={search.status}
      />
      {search.hasFailed && (
        <NotLoaded words={universityMessages.searchFailed} retry={search.refetch} />
      )}
    </div>
  )
}
