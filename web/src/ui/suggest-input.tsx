import { useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'

export type ShownSuggestion = {
  key: string
  text: string
  /** What it is, for example "Field". */
  note?: string
}

type SuggestInputProps = InputHTMLAttributes<HTMLInputElement> & {
  suggestions: readonly ShownSuggestion[]
  listLabel: string
  /** Said aloud when the list changes. */
  countInWords: (count: number) => string
  onChoose: (suggestion: ShownSuggestion) => void
}

/**
 * A text box with a list of suggestions below it. Arrow keys go through them, Enter takes the one that
 * is marked and else does what it does without a list, Escape closes.
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
    // Enter then ends the composing of a letter.
    if (event.nativeEvent.isComposing) return
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const marked = suggestions[active]
    if (way !== undefined && suggestions.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // One place more than there are suggestions: none of them.
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
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded border border-line bg-surface py-1 shadow-raised"
        >
          {suggestions.map((suggestion, index) => (
            // By keyboard the box itself chooses: the focus never leaves it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={suggestion.key}
              ref={index === active ? scrollIntoSight : undefined}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1',
                index === active ? 'bg-sea-soft' : 'hover:bg-sea-soft',
              )}
              // The box would lose the focus, and the list close, before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span className="line-clamp-2 min-w-0">{suggestion.text}</span>
              {suggestion.note && (
                <span className="shrink-0 text-sm text-muted">{suggestion.note}</span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** The list may be higher than its box. */
function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
