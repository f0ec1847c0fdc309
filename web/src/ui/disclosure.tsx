import { useState, type ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'

type DisclosureProps = {
  /** What it hides, in a few words. */
  summary: ReactNode
  /** Rendered when first opened, so that a list of many closed ones stays light. */
  children: ReactNode
  isOpen?: boolean
  /** Called when it is opened for the first time. */
  onFirstOpen?: () => void
}

/**
 * The browser's own `<details>`: works by keyboard, is found by the browser's search once open, and prints only if
 * open.
 */
export function Disclosure({
  summary,
  children,
  isOpen = false,
  onFirstOpen,
}: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      open={isOpen}
      className="group not-open:print:hidden"
      onToggle={(event) => {
        if (!event.currentTarget.open || wasOpened) return
        setWasOpened(true)
        onFirstOpen?.()
      }}
    >
      <summary className="flex list-none items-center gap-2 py-2.5 font-semibold text-sea hover:text-sea-strong">
        <ChevronRight
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        {summary}
      </summary>
      {wasOpened && <div className="pb-2">{children}</div>}
    </details>
  )
}
