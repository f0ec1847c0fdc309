import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

type HelpTipProps = {
  /** The term that is explained: "need-blind". */
  term: string
  /** One line. */
  children: ReactNode
}

/** "?" after a term. Press, touch or Enter opens it; Escape or leaving closes it. */
export function HelpTip({ term, children }: HelpTipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <span ref={root} className="relative inline-block">
      <button
        type="button"
        aria-label={`What does ${term} mean?`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="relative mx-1 inline-flex size-6 items-center justify-center rounded-full border border-edge text-sm leading-none font-semibold text-muted before:absolute before:-inset-2.5 hover:border-sea hover:text-sea"
      >
        ?
      </button>
      <span role="status" id={id}>
        {isOpen && (
          <span className="absolute inset-s-0 top-full z-30 mt-2 block w-64 rounded border border-line bg-surface p-3 text-sm font-normal text-ink shadow-raised">
            {children}
          </span>
        )}
      </span>
    </span>
  )
}
