import type { ReactNode } from 'react'
import { RemovableBadge } from './removable-badge.tsx'
import type { Option } from './select-field.tsx'

type ChosenBadgesProps = {
  /** Of the field. */
  label: string
  chosen: readonly Option[]
  onRemove: (value: string) => void
  /** What one looks like; its label unless told. */
  showOption?: ((option: Option) => ReactNode) | undefined
  /** The box that chooses: by keyboard it is next once one is removed. */
  boxId: string
}

/** What is chosen of a long list, each to be removed. */
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
