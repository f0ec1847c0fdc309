import type { ReactNode } from 'react'
import { RemovableBadge } from './removable-badge.tsx'
import type { Option } from './select-field.tsx'

type ChosenBadgesProps = {
  /** The field's label. */
  label: string
  chosen: readonly Option[]
  onRemove: (value: string) => void
  /** Draws one option; by default as its label. */
  showOption?: ((option: Option) => ReactNode) | undefined
  /** The id of the box that chooses: it gets the focus once an option is removed. */
  boxId: string
}

/** The options chosen from a long list; a press on one removes it. */
export function ChosenBadges(props: ChosenBadgesProps) {
  const { label, chosen, onRemove, showOption, boxId } = props
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
            label={showOption?.(option) ?? option.label}
            action={`Remove ${option.label}`}
            onRemove={() => remove(option.value)}
          />
        </li>
      ))}
    </ul>
  )
}
