import { useRef, useState, type ReactNode } from 'react'
import { LazyPart, lazyPart } from './lazy-part.tsx'

type HelpTipProps = {
  /** The term that is explained: "need-blind". */
  term: string
  /** One line. */
  children: ReactNode
}

const HelpPopup = lazyPart(async () => (await import('./help-popup.tsx')).HelpPopup)

/** "?" after a term. Press, touch or Enter opens it; Escape or leaving closes it. */
export function HelpTip({ term, children }: HelpTipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`What does ${term} mean?`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(!isOpen)
        }}
        className="relative mx-1 inline-flex size-6 items-center justify-center rounded-full border border-edge text-sm leading-none font-semibold text-muted before:absolute before:-inset-2.5 hover:border-sea hover:text-sea"
      >
        ?
      </button>
      {wasOpened && (
        <LazyPart
          failed={isOpen && <span className="text-sm font-normal">{children}</span>}
        >
          <HelpPopup
            title={term}
            anchor={button}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          >
            {children}
          </HelpPopup>
        </LazyPart>
      )}
    </>
  )
}
