import { PartyPopper } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { celebrationHeadline, confetti } from './celebration-look.ts'
import { resultMessages as text } from './result-messages.ts'

type CelebrationProps = {
  /** The score of the best match; without a match there is no celebration. */
  topScore: number
  onOver: () => void
  durationMs?: number
}

const cardAfterMs = 800
const usualDurationMs = 4000

/** Covers everything for four seconds; Escape, Enter, Space or a press anywhere ends it earlier. */
export function Celebration(props: CelebrationProps) {
  const { topScore, onOver, durationMs = usualDurationMs } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isCardShown, setIsCardShown] = useState(false)
  const headline = celebrationHeadline(topScore)
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (!element.open) element.showModal()
    const close = () => element.close()
    const closeByKey = (event: KeyboardEvent) =>
      (event.key === 'Enter' || event.key === ' ') && close()
    const timers = [
      setTimeout(() => setIsCardShown(true), cardAfterMs),
      setTimeout(close, durationMs),
    ]
    element.addEventListener('click', close)
    element.addEventListener('keydown', closeByKey)
    return () => {
      timers.forEach(clearTimeout)
      element.removeEventListener('click', close)
      element.removeEventListener('keydown', closeByKey)
    }
  }, [durationMs])
  return (
    <dialog
      ref={dialog}
      aria-label={headline}
      onClose={onOver}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-transparent p-4 text-ink backdrop:bg-[rgb(0_0_0/0.6)] open:grid open:place-items-center"
    >
      <div aria-hidden="true" className="absolute inset-0 motion-reduce:hidden">
        {confetti.map(({ key, tone, style }) => (
          <span key={key} className={`confetti ${tone}`} style={style} />
        ))}
      </div>
      <div role="status">
        {isCardShown && (
          <div className="relative flex flex-col items-center gap-3 rounded border border-line bg-surface px-8 py-10 text-center shadow-raised">
            <PartyPopper aria-hidden="true" size={44} className="text-sea" />
            <p className="text-3xl font-semibold">{headline}</p>
            <p className="text-lg">{text.best(topScore)}</p>
            <Button kind="primary">{text.seeMatches}</Button>
          </div>
        )}
      </div>
    </dialog>
  )
}
