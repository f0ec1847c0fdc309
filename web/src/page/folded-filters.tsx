import { useState, type ReactNode } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { useWideScreen } from '#ui/use-wide-screen.ts'

const text = {
  title: 'Filters',
  show: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  done: 'Show results',
} as const

type Props = {
  /** How many of the filters are set. */
  count: number
  /** Fields whose choices apply at once. */
  children: ReactNode
}

/**
 * A few filters: above their list on a wide screen, elsewhere in a sheet over it, so that the list is on the first
 * screen.
 */
export function FoldedFilters({ count, children }: Props) {
  const isWide = useWideScreen()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (isWide) return children
  return (
    <>
      <Button className="self-start" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" size={20} />
        {text.show(count)}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={text.title}
        actions={
          <Button kind="primary" onClick={close}>
            {text.done}
          </Button>
        }
      >
        {isOpen && children}
      </Sheet>
    </>
  )
}
