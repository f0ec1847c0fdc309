import { useId, type ReactNode, type RefObject } from 'react'
import { Sheet } from '#ui/dialog.tsx'
import { FilterActions } from './filter-actions.tsx'

const title = 'Filters'

type Props = {
  /** Filters stand beside the results on a wide screen, and in a sheet over them elsewhere. */
  isWide: boolean
  titleRef: RefObject<HTMLHeadingElement | null>
  isSheetOpen: boolean
  onCloseSheet: () => void
  onClear: () => void
  /** The form; its id ties it to its `FilterActions`. */
  children: (formId: string, onApplied?: () => void) => ReactNode
}

/** Places the filters of a search. */
export function FilterPlaces({ isWide, titleRef, onClear, children, ...sheet }: Props) {
  const id = useId()
  return (
    <>
      {isWide && (
        <aside aria-label={title}>
          <h2 ref={titleRef} tabIndex={-1} className="mb-4 text-xl">
            {title}
          </h2>
          {children(`${id}-beside`)}
          <div className="mt-6">
            <FilterActions formId={`${id}-beside`} onClear={onClear} />
          </div>
        </aside>
      )}
      <Sheet
        isOpen={sheet.isSheetOpen}
        onClose={sheet.onCloseSheet}
        title={title}
        actions={<FilterActions formId={`${id}-over`} onClear={onClear} />}
      >
        {sheet.isSheetOpen && children(`${id}-over`, sheet.onCloseSheet)}
      </Sheet>
    </>
  )
}
