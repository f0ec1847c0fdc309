import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** What each button does, with the row's name, because each is read out alone. */
  labels: { up: string; down: string; remove: string }
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Moves a row of a list, or removes it. */
export function RowActions({ labels, isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <div className="flex">
      {/* Not `disabled` at an end: that would take the focus from the person who moves a row there. */}
      <IconButton
        label={labels.up}
        icon={<ArrowUp aria-hidden="true" size={20} />}
        aria-disabled={isFirst || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={labels.down}
        icon={<ArrowDown aria-hidden="true" size={20} />}
        aria-disabled={isLast || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => onMove(1)}
      />
      <IconButton
        label={labels.remove}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </div>
  )
}
