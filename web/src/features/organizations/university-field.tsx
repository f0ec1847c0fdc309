import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { universityMessages } from '#entities/university/university-messages.ts'
import {
  universityOption,
  useUniversitySearch,
} from '#entities/university/use-university-search.ts'
import { graphql } from '#gql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { ComboboxField } from '#ui/combobox-field.tsx'
import type { Option } from '#ui/select-field.tsx'
import { donorMessages as text } from './donor-messages.ts'

const chosenDocument = graphql(`
  query UniversityField_Chosen($id: ID!) {
    university(id: $id) {
      id
      name
      location
    }
  }
`)

type UniversityFieldProps = {
  id: string
  name: string
  value: string
  onChange: (universityId: string) => void
  error: string | undefined
}

/** Finds one of the catalog's universities by a part of its name. */
export function UniversityField({ value, onChange, ...field }: UniversityFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useUniversitySearch(typed)
  const { chosen, setPicked, failure } = useChosen(value)
  const lookAgain = () => {
    // The button disappears with the failure.
    document.getElementById(field.id)?.focus()
    return search.refetch()
  }
  return (
    <div className="flex flex-col gap-2">
      <ComboboxField
        {...field}
        label={text.university}
        help={text.universityHelp}
        isOptional
        chosen={chosen}
        onChoose={(option) => {
          setPicked(option)
          onChange(option?.value ?? '')
        }}
        options={search.options}
        onType={setTyped}
        status={search.status}
        clearLabel={text.universityOther}
      />
      {failure && <NotLoaded words={text.universityFailed} retry={failure.retry} />}
      {search.hasFailed && (
        <NotLoaded words={universityMessages.searchFailed} retry={lookAgain} />
      )}
    </div>
  )
}

/** The university with this id: as picked here, else as the catalog names it. */
function useChosen(id: string) {
  const [picked, setPicked] = useState<Option | null>(null)
  const isPicked = picked?.value === id
  const { data, error, refetch } = useQuery(chosenDocument, {
    variables: { id },
    skip: id === '' || isPicked,
  })
  const known = data?.university ? universityOption(data.university) : null
  /** Its name is not known yet; choosing another one does not need it. */
  const nameless = id ? { value: id, label: error ? '' : universityMessages.loading } : null
  return {
    chosen: isPicked ? picked : (known ?? nameless),
    setPicked,
    failure: error && !data ? { retry: refetch } : null,
  }
}
