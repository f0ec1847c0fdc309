import { useState } from 'react'
import type { SearchState } from '#features/scholarships/search-address.ts'
import {
  suggestionNotes,
  searchMessages as words,
} from '#features/scholarships/search-messages.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = { search: SearchState; onChange: (search: SearchState) => void }

/** Searches at Enter whether or not suggestions have come; one that is chosen searches or filters. */
export function SuggestingSearchBox({ search, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const recent = useRecentSearches()
  const suggestions = useSuggestions(typed).map((one) => ({
    ...one,
    key: `${one.kind} ${one.value ?? one.text}`,
    note: suggestionNotes[one.kind] ?? '',
  }))
  function go(next: SearchState) {
    setTyped('')
    recent.keep(next.query)
    onChange(next)
  }
  function choose(key: string, setText: (text: string) => void) {
    const chosen = [...suggestions, ...recent.choices].find((one) => one.key === key)
    if (!chosen) return
    if (chosen.kind === 'CLEAR') return recent.clear()
    const next = { ...search, ...choiceOf(search, chosen) }
    setText(next.query)
    go(next)
  }
  return (
    <SearchBox
      label={words.queryLabel}
      placeholder={words.queryPlaceholder}
      submitLabel={words.search}
      query={search.query}
      onSearch={(query) => go({ ...search, query })}
      renderBox={(box, setText) => (
        <SuggestInput
          {...box}
          suggestions={box.value === '' ? recent.choices : suggestions}
          onFocus={recent.load}
          listLabel={words.suggestions}
          countInWords={words.suggestionCount}
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
