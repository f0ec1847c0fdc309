import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cardStyle } from '#ui/card-style.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { compareMessages as text } from './compare-messages.ts'
import type { ColumnsInView } from './use-columns-in-view.ts'

type Props = { count: number; inView: ColumnsInView }

/** Says that there are columns beside the visible ones, and leads to them. */
export function MoreToTheSide({ count, inView: { first, last, show } }: Props) {
  const end = Math.min(last, count - 1)
  return (
    <div
      className={cardStyle(
        null,
        'flex items-center justify-between gap-3 ps-3 print:hidden',
      )}
    >
      <p role="status">{text.inView(first + 1, end + 1, count)}</p>
      <div className="flex">
        <IconButton
          label={text.showBefore}
          icon={<ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
          aria-disabled={first === 0}
          className="aria-disabled:text-muted aria-disabled:opacity-50"
          onClick={() => show('before')}
        />
        <IconButton
          label={text.showAfter}
          icon={<ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
          aria-disabled={end === count - 1}
          className="aria-disabled:text-muted aria-disabled:opacity-50"
          onClick={() => show('after')}
        />
      </div>
    </div>
  )
}
