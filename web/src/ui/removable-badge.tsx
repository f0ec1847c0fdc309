import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type RemovableBadgeProps = (
  | { label: string; action?: undefined }
  /** What pressing it does, in words. */
  | { label: ReactNode; action: string }
) & {
  onRemove: () => void
}

/** Something chosen, such as a filter; the whole badge removes it. */
export function RemovableBadge({ label, action, onRemove }: RemovableBadgeProps) {
  return (
    <button
      type="button"
      aria-label={action ?? `Remove filter ${label}`}
      onClick={onRemove}
      className="inline-flex min-h-11 items-center gap-2 rounded border border-edge bg-surface px-3 text-sm hover:border-sea hover:text-sea"
    >
      {label}
      <X aria-hidden="true" size={16} />
    </button>
  )
}
