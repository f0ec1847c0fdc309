import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { ComboboxField } from '#ui/combobox-field.tsx'
import type { Option } from '#ui/select-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
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

const searchDocument = graphql(`
  query UniversityField_Search($query: String!) {
    universities(filter: { query: $query }, sort: NAME, first: 50) {
      edges {
        cursor
        node {
          id
          name
          location
        }
      }
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

/** Finds one of the catalogue's universities by a part of its name. */
export function UniversityField({ value, onChange, ...field }: UniversityFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useUniversitySearch(typed)
  const { chosen, setPicked, failure } = useChosen(value)
  const lookAgain = () => {
    // The button leaves with the failure.
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
        <NotLoaded words={text.universitySearchFailed} retry={lookAgain} />
      )}
    </div>
  )
}

/** The university of this id: picked here, else as the catalogue calls it. */
function useChosen(id: string) {
  const [picked, setPicked] = useState<Option | null>(null)
  const isPicked = picked?.value === id
  const { data, error, refetch } = useQuery(chosenDocument, {
    variables: { id },
    skip: id === '' || isPicked,
  })
  const known = data?.university ? optionOf(data.university) : null
  /** Its name is not known yet; choosing another one needs none. */
  const nameless = id ? { value: id, label: error ? '' : text.universityLoading } : null
  return {
    chosen: isPicked ? picked : (known ?? nameless),
    setPicked,
    failure: error && !data ? { retry: refetch } : null,
  }
}

/** Fewer letters find half of the catalogue. */
const fewestLetters = 3

function useUniversitySearch(typed: string) {
  const wanted = typed.trim()
  const query = useDebounced(wanted)
  const isSearching = query.length >= fewestLetters && wanted.length >= fewestLetters
  const { data, error, loading, refetch } = useQuery(searchDocument, {
    variables: { query },
    skip: !isSearching,
    notifyOnNetworkStatusChange: true,
  })
  const found = isSearching ? data?.universities : undefined
  const nodes = found?.edges.map(({ node }) => node) ?? []
  const options = bestMatches(nodes, query).map(optionOf)
  return {
    options,
    status: statusOf(isSearching && loading, found && options.length),
    hasFailed: isSearching && Boolean(error) && !loading,
    refetch,
  }
}

function statusOf(isLoading: boolean, count: number | undefined): string | null {
  if (isLoading) return text.universityLoading
  return count === undefined ? null : text.universitiesFound(count)
}

/** The server also finds by city and state: names that hold what was typed stand first. */
function bestMatches<Named extends { name: string }>(
  found: Named[],
  typed: string,
): Named[] {
  const holds = ({ name }: Named) => name.toLowerCase().includes(typed.toLowerCase())
  const rest = found.filter((university) => !holds(university))
  return [...found.filter(holds), ...rest].slice(0, 8)
}

type Located = { id: string; name: string; location: string | null }

function optionOf({ id, name, location }: Located): Option {
  return { value: id, label: location ? `${name}, ${location}` : name }
}
