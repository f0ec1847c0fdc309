import { useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { LazyPart, lazyPart } from './lazy-part.tsx'
import type { ShownSuggestion } from './suggestion-list.tsx'

/** Loads when there is something to suggest; the box stays the same element meanwhile. */
const SuggestionList = lazyPart(
  async () => (await import('./suggestion-list.tsx')).SuggestionList,
)

type SuggestInputProps = InputHTMLAttributes<HTMLInputElement> & {
  suggestions: readonly ShownSuggestion[]
  listLabel: string
  /** Announced when the list changes. */
  countInWords: (count: number) => string
  onChoose: (suggestion: ShownSuggestion) => void
}

/**
 * A text box with a list of suggestions below it. Arrow keys move through them and Escape closes the list. Enter
 * takes the marked suggestion; if none is marked, it works as without a list.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { suggestions, listLabel, countInWords, onChoose, ...input } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const isShown = isOpen && suggestions.length > 0
  const active = suggestions.findIndex(({ key }) => key === activeKey)
  function close() {
    setIsOpen(false)
    setActiveKey(null)
  }
  function choose(suggestion: ShownSuggestion) {
    close()
    onChoose(suggestion)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While a letter is being composed, Enter ends the composition.
    if (event.nativeEvent.isComposing) return
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const marked = suggestions[active]
    if (way !== undefined && suggestions.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // One place more than there are suggestions stands for none of them.
      const places = suggestions.length + 1
      const next = (active + 1 + way + places) % places
      setActiveKey(suggestions[next - 1]?.key ?? null)
    } else if (event.key === 'Enter' && isShown && marked) {
      event.preventDefault()
      choose(marked)
    } else if (event.key === 'Enter') close()
    else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }
  return (
    <div className="relative flex min-w-0 flex-1 basis-40">
      <input
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        className={classNames(input.className, 'w-full')}
        onChange={(event) => {
          setIsOpen(true)
          setActiveKey(null)
          input.onChange?.(event)
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <p role="status" className="sr-only">
        {isShown && countInWords(suggestions.length)}
      </p>
      {isShown && (
        <LazyPart>
          <SuggestionList
            {...{ id, suggestions, active }}
            label={listLabel}
            onChoose={choose}
          />
        </LazyPart>
      )}
    </div>
  )
}
