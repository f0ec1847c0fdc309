import { classNames } from './class-names.ts'

export type ShownSuggestion = {
  key: string
  text: string
  /** What it is, for example "Field". */
  note?: string
}

type Props = {
  /** Of the box; options are named after it. */
  id: string
  label: string
  suggestions: readonly ShownSuggestion[]
  /** The place of the one that is marked; -1 for none. */
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
          // The box would lose the focus, and the list close, before the click.
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

/** The list may be higher than its box. */
function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
