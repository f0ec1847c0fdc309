import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useState } from 'react'
import { graphql } from '#gql'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
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
  const { value, onChange } = props
  const [typed, setTyped] = useState('')
  const chosen = useQuery(chosenDocument, { variables: { id: value }, skip: !value })
  const query = useDeferredValue(typed.trim())
  const isSearching = query.length >= 3 && !value
  const found = useQuery(searchDocument, { variables: { query }, skip: !isSearching })
  const matches = bestMatches(
    found.data?.universities.edges.map(({ node }) => node) ?? [],
    query,
  )

  if (value) {
    const university = chosen.data?.university
    return (
      <div>
        <p className="font-semibold">{text.university}</p>
        <div className="flex flex-wrap items-center gap-3">
          <span>{university ? nameOf(university) : '…'}</span>
          <Button id={props.id} onClick={() => onChange('')}>
            {text.universityOther}
          </Button>
        </div>
      </div>
    )
  }
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
      <div role="status">
        {isSearching && found.data && matches.length === 0 && (
          <p className="text-muted">{text.universityNone}</p>
        )}
      </div>
      <ul className="flex flex-col gap-1">
        {isSearching &&
          matches.map((university) => (
            <li key={university.id}>
              <Button
                className="w-full justify-start text-start"
                onClick={() => onChange(university.id)}
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
