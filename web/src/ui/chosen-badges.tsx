import { RemovableBadge } from './removable-badge.tsx'
import type { Option } from './select-field.tsx'

type ChosenBadgesProps = {
  /** Of the field. */
  label: string
  chosen: readonly Option[]
  onRemove: (value: string) => void
  /** The box that chooses: by keyboard it is next once one is removed. */
  boxId: string
}

/** What is chosen of a long list, each to be removed. */
export function ChosenBadges({ label, chosen, onRemove, boxId }: ChosenBadgesProps) {
  if (chosen.length === 0) return null
  const remove = (value: string) => {
    document.getElementById(boxId)?.focus({ preventScroll: true })
    onRemove(value)
  }
  return (
    <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
      {chosen.map((option) => (
        <li key={option.value}>
          <RemovableBadge
            label={option.label}
            action={`Remove ${option.label}`}
            onRemove={() => remove(option.value)}
          />
        </li>
      ))}
    </ul>
  )
}
