import { useState } from 'react'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { searchMessages as words } from '#features/scholarships/search-messages.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { useSearchChoices } from './use-search-choices.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = { search: SearchState; onChange: (search: SearchState) => void }

/** Enter searches whether or not suggestions have come; a chosen suggestion searches or sets a filter. */
export function SuggestingSearchBox({ search, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const choices = useSearchChoices()
  const suggestions = useSuggestions(typed).map((one) => ({
    ...one,
    key: `${one.kind} ${one.value ?? one.text}`,
    note: choices.noteOf(one.kind),
  }))
  function go(next: SearchState) {
    setTyped('')
    choices.keep(next.query)
    onChange(next)
  }
  function choose(key: string, setText: (text: string) => void) {
    const chosen = [...suggestions, ...choices.recent].find((one) => one.key === key)
    if (!chosen) return
    if (chosen.kind === 'CLEAR') return choices.clear()
    const next = choices.after(search, chosen)
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
          suggestions={box.value === '' ? choices.recent : suggestions}
          onFocus={choices.load}
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
