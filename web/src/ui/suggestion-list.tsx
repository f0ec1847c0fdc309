import { classNames } from './class-names.ts'

export type ShownSuggestion = {
  key: string
  text: string
  /** The kind of suggestion, for example "Field". */
  note?: string
}

type Props = {
  /** The id of the box; the list and its options get theirs from it. */
  id: string
  label: string
  suggestions: readonly ShownSuggestion[]
  /** The index of the marked suggestion; -1 for none. */
  active: number
  onChoose: (suggestion: ShownSuggestion) => void
}

/** The list below a `SuggestInput`. By keyboard the box itself chooses: the focus never leaves it. */
export function SuggestionList({ id, label, suggestions, active, onChoose }: Props) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded border border-line bg-surface py-1 shadow-raised"
    >
      {suggestions.map((suggestion, index) => (
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
          // Otherwise the box would lose the focus, and the list close, before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className="line-clamp-2 min-w-0">{suggestion.text}</span>
          {suggestion.note && (
            <span className="shrink-0 text-sm text-muted">{suggestion.note}</span>
          )}
        </div>
      ))}
    </div>
  )
}

/** The list may be taller than its scrolling box. */
function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
