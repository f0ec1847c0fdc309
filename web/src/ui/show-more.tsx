import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { formatNumber } from './format-number.ts'

type ShowMoreProps = {
  /** How many of `totalCount` items are on the page. */
  shownCount: number
  totalCount: number
  /** In the plural: "scholarships". */
  noun: string
  moreLabel?: string | undefined
  hasMore: boolean
  isLoading: boolean
  onPress: () => void
}

/** The foot of a list: how far it goes, and a button for the next page. New items come after the old ones. */
export function ShowMore(props: ShowMoreProps) {
  const { shownCount, totalCount, noun, hasMore, isLoading, onPress } = props
  const { moreLabel = `Show more ${noun}` } = props
  const count = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    // The last page removed the button that brought it, and with it the focus.
    if (!hasMore && isPressed.current && document.activeElement === document.body)
      count.current?.focus({ preventScroll: true })
  }, [hasMore])
  const press = () => {
    isPressed.current = true
    onPress()
  }
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      <p ref={count} tabIndex={-1} role="status" className="tabular text-muted">
        {formatNumber(shownCount)} of {formatNumber(totalCount)} {noun}
      </p>
      {hasMore && (
        <Button onClick={press} isBusy={isLoading}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
