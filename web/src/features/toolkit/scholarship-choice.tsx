import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { NotLoaded } from '#page/not-loaded.tsx'
import { ComboboxField } from '#ui/combobox-field.tsx'
import type { Option } from '#ui/select-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { graphql } from '#gql'
import { toolkitMessages as text } from './toolkit-messages.ts'

const savedQuery = graphql(`
  query ScholarshipChoice_Saved {
    savedScholarships(first: 50) {
      edges {
        cursor
        node {
          id
          scholarship {
            id
            title
            provider
          }
        }
      }
    }
  }
`)

const searchQuery = graphql(`
  query ScholarshipChoice_Search($query: String!) {
    scholarships(filter: { query: $query }, first: 20) {
      edges {
        cursor
        node {
          id
          title
          provider
        }
      }
    }
  }
`)

const chosenQuery = graphql(`
  query ScholarshipChoice_Chosen($id: ID!) {
    scholarship(id: $id) {
      id
      title
      provider
    }
  }
`)

/** Fewer letters would find half of the catalog. */
const fewestLetters = 3

type Named = { id: string; title: string; provider: string }

const optionOf = ({ id, title, provider }: Named): Option => ({
  value: id,
  label: `${title} - ${provider}`,
})

type Props = {
  id: string
  name: string
  /** The id of the chosen scholarship; empty for none. */
  value: string
  onChange: (scholarshipId: string) => void
  error?: string | undefined
  clearLabel?: string
  /** Shown beside the label. */
  isOptional?: boolean
}

/** Chooses one scholarship: saved ones come first, any other is found by a part of its name. */
export function ScholarshipChoice(props: Props) {
  const { value, onChange, clearLabel, isOptional, ...field } = props
  const [typed, setTyped] = useState('')
  const { options, status, failure } = useOptions(typed)
  const { chosen, setPicked } = useChosen(value, options)
  return (
    <div className="flex flex-col gap-2">
      <ComboboxField
        {...field}
        label={text.scholarship}
        help={text.scholarshipHelp}
        isOptional={isOptional ?? 'unsaid'}
        chosen={chosen}
        onChoose={(option) => {
          setPicked(option)
          onChange(option?.value ?? '')
        }}
        options={options}
        onType={setTyped}
        status={status}
        clearLabel={clearLabel ?? text.allScholarships}
      />
      {failure && <NotLoaded words={text.searchFailed} retry={failure} />}
    </div>
  )
}

/** Saved scholarships that contain the typed letters, then those that the catalog finds. */
function useOptions(typed: string) {
  const wanted = typed.trim()
  const query = useDebounced(wanted)
  const isSearching = query.length >= fewestLetters && wanted.length >= fewestLetters
  const saved = useQuery(savedQuery)
  const found = useQuery(searchQuery, {
    variables: { query },
    skip: !isSearching,
    notifyOnNetworkStatusChange: true,
  })
  const own = (saved.data?.savedScholarships.edges ?? [])
    .map(({ node }) => optionOf(node.scholarship))
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
  const ownIds = new Set(own.map(({ value }) => value))
  const others = isSearching
    ? (found.data?.scholarships.edges ?? [])
        .map(({ node }) => optionOf(node))
        .filter(({ value }) => !ownIds.has(value))
    : []
  const options = [...own, ...others]
  const hasFailed = isSearching && found.error && !found.loading
  return {
    options,
    status: statusOf({ isSearching, isLoading: found.loading, count: options.length }),
    failure: hasFailed ? found.refetch : null,
  }
}

function statusOf(o: { isSearching: boolean; isLoading: boolean; count: number }) {
  if (o.isSearching) return o.isLoading ? text.searching : text.found(o.count)
  return o.count === 0 ? null : text.savedOnes
}

/** The scholarship with this id: as picked here, or among those at hand, else as the catalog names it. */
function useChosen(id: string, options: readonly Option[]) {
  const [picked, setPicked] = useState<Option | null>(null)
  const near = [picked, ...options].find((option) => option?.value === id) ?? null
  const { data } = useQuery(chosenQuery, {
    variables: { id },
    skip: id === '' || near !== null,
  })
  const known = data?.scholarship?.id === id ? optionOf(data.scholarship) : null
  const nameless = id === '' ? null : { value: id, label: '' }
  return { chosen: near ?? known ?? nameless, setPicked }
}
