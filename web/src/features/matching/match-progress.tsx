import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { matchingMessages } from './matching-messages.ts'
import { resultMessages as text } from './result-messages.ts'
import { useMatchProgress } from './use-match-progress.ts'
import { useMatchingCatalog } from './use-matching-catalog.ts'

type Props = {
  runId: string
  /** The person has just pressed the button, so the focus comes here. */
  isNew: boolean
  onOver: () => void
}

const slowAfterMs = 20_000

/** The actual work, step by step; screen readers hear the newest step, but no percents. */
export function MatchProgress({ runId, isNew, onOver }: Props) {
  const { steps, percent, isReachable } = useMatchProgress(runId, onOver)
  const { openCount } = useMatchingCatalog()
  const isSlow = useIsSlow()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  const words = steps.at(-1)?.label ?? text.waiting
  return (
    <Card>
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 ref={title} id={id} tabIndex={-1} className="text-xl">
          {matchingMessages.analyzing(openCount)}
        </h2>
        <ProgressBar label={text.progress} percent={percent} words={words} />
        <ol className="flex flex-col gap-1">
          {steps.map(({ sequence, label }, index) => (
            <li key={sequence} className="flex items-center gap-2">
              {index === steps.length - 1 ? (
                <Spinner />
              ) : (
                <Check aria-hidden="true" size={16} className="shrink-0 text-coral" />
              )}
              {label}
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {words}
        </p>
        <p role="status" className="text-muted empty:hidden">
          {isReachable ? isSlow && text.slow : text.unreachable}
        </p>
      </section>
    </Card>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
