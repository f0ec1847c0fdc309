import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
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
export function UniversityField(props: UniversityFieldProps) {
  return props.value ? <ChosenUniversity {...props} /> : <UniversitySearch {...props} />
}

function ChosenUniversity({ id, value, onChange }: UniversityFieldProps) {
  const { data, error, refetch } = useQuery(chosenDocument, { variables: { id: value } })
  const university = data?.university
  return (
    <div>
      <p className="font-semibold">{text.university}</p>
      <div className="flex flex-wrap items-center gap-3">
        {university && <span>{nameOf(university)}</span>}
        {!university && !error && <span role="status">{text.universityLoading}</span>}
        <Button id={id} onClick={() => onChange('')}>
          {text.universityOther}
        </Button>
      </div>
      {error && !data && <NotLoaded words={text.universityFailed} retry={refetch} />}
    </div>
  )
}

/** Fewer letters find half of the catalogue. */
const fewestLetters = 3

function UniversitySearch(props: UniversityFieldProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const query = useDebounced(wanted)
  const isSearching = query.length >= fewestLetters && wanted.length >= fewestLetters
  const found = useQuery(searchDocument, {
    variables: { query },
    skip: !isSearching,
    notifyOnNetworkStatusChange: true,
  })
  const universities = isSearching ? found.data?.universities : undefined
  const matches = bestMatches(universities?.edges.map(({ node }) => node) ?? [], query)
  const hasFailed = isSearching && Boolean(found.error) && !found.loading
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...props}
        value={typed}
        onChange={setTyped}
        label={text.university}
        help={text.universityHelp}
        autoComplete="off"
        isOptional
      />
      <p role="status" className="text-muted empty:hidden">
        {isSearching && found.loading && text.universityLoading}
        {universities && text.universitiesFound(matches.length)}
      </p>
      {hasFailed && <NotLoaded words={text.universitySearchFailed} retry={found.refetch} />}
      <ul className="flex flex-col gap-1">
        {matches.map((university) => (
          <li key={university.id}>
            <Button
              className="w-full justify-start text-start"
              onClick={() => props.onChange(university.id)}
            >
              {nameOf(university)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
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

function nameOf({ name, location }: { name: string; location: string | null }): string {
  return location ? `${name}, ${location}` : name
}
