import { Button } from '#ui/button.tsx'
import { bulkMessages as text, type ReviewChoice } from './bulk-messages.ts'

type BulkReviewProps = {
  /** The number of selected listings. */
  count: number
  running: ReviewChoice | null
  onAll: () => void
  onNone: () => void
  onDecide: (decision: ReviewChoice) => void
}

/** Decides all selected listings in one go. */
export function BulkReview({ count, running, onAll, onNone, onDecide }: BulkReviewProps) {
  return (
    <div
      role="group"
      aria-label={text.selection}
      className="flex flex-wrap items-center gap-3 rounded border border-line bg-sunken p-3"
    >
      <p role="status" className="font-semibold">
        {text.selected(count)}
      </p>
      <Button onClick={count === 0 ? onAll : onNone}>
        {count === 0 ? text.selectAll : text.clear}
      </Button>
      {count > 0 && (
        <>
          <Button
            kind="primary"
            isBusy={running === 'PUBLISH'}
            onClick={() => onDecide('PUBLISH')}
          >
            {text.choose.PUBLISH}
          </Button>
          <Button
            kind="danger"
            isBusy={running === 'ARCHIVE'}
            onClick={() => onDecide('ARCHIVE')}
          >
            {text.choose.ARCHIVE}
          </Button>
        </>
      )}
    </div>
  )
}
