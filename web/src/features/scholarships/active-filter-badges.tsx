import { Button } from '#ui/button.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import type { ActiveFilter } from './active-filters.ts'
import type { SearchState } from './search-address.ts'
import { searchMessages as text } from './search-messages.ts'

type Props = {
  filters: readonly ActiveFilter[]
  onChange: (search: SearchState) => void
  onClear: () => void
}

export function ActiveFilterBadges({ filters, onChange, onClear }: Props) {
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={text.active} className="flex flex-wrap gap-2">
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableBadge label={label} onRemove={() => onChange(without)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onClear}>
        {text.clearAll}
      </Button>
    </div>
  )
}
