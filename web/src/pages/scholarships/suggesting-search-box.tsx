import { useState } from 'react'
import type { SearchState } from '#features/scholarships/search-address.ts'
import {
  suggestionNotes,
  searchMessages as text,
} from '#features/scholarships/search-messages.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = { search: SearchState; onChange: (search: SearchState) => void }

/** Searches at Enter whether or not suggestions have come; one that is chosen searches or filters. */
export function SuggestingSearchBox({ search, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed).map((one) => ({
    ...one,
    key: `${one.kind} ${one.value ?? one.text}`,
    note: suggestionNotes[one.kind] ?? '',
  }))
  function choose(key: string, setText: (text: string) => void) {
    const chosen = suggestions.find((one) => one.key === key)
    if (!chosen) return
    const next = { ...search, ...choiceOf(search, chosen) }
    setTyped('')
    setText(next.query)
    onChange(next)
  }
  return (
    <SearchBox
      label={text.queryLabel}
      placeholder={text.queryPlaceholder}
      submitLabel={text.search}
      query={search.query}
      onSearch={(query) => {
        setTyped('')
        onChange({ ...search, query })
      }}
      renderBox={(box, setText) => (
        <SuggestInput
          {...box}
          suggestions={suggestions}
          listLabel={text.suggestions}
          countInWords={text.suggestionCount}
          onChange={(event) => {
            setTyped(event.target.value)
            box.onChange?.(event)
          }}
          onChoose={({ key }) => choose(key, setText)}
        />
      )}
    />
  )
}

type Chosen = { kind: string; text: string; value?: string | null }

/** A field or country filters, in the place of the letters that led to it. */
function choiceOf(
  search: SearchState,
  { kind, text, value }: Chosen,
): Partial<SearchState> {
  if (!value) return { query: text }
  const withValue = (values: readonly string[]) => [...new Set([...values, value])]
  return kind === 'FIELD'
    ? { query: '', fieldOfStudy: withValue(search.fieldOfStudy) }
    : { query: '', countries: withValue(search.countries) }
}
