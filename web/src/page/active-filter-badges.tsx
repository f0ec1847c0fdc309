import { Button } from '#ui/button.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'

type Props<Search> = {
  /** Each filter with the search that remains without it. */
  filters: readonly { key: string; label: string; without: Search }[]
  onChange: (search: Search) => void
  onClear: () => void
}

/** The filters of a search; a press on one removes it. */
export function ActiveFilterBadges<Search>({ filters, onChange, onClear }: Props<Search>) {
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="flex flex-wrap gap-2">
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableBadge label={label} onRemove={() => onChange(without)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  )
}
