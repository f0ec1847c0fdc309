import type { ReactNode } from 'react'
import { resultMessages as text } from './result-messages.ts'

type Props<Match> = {
  matches: readonly Match[]
  /** Shows a list of some of the matches. */
  children: (some: readonly Match[]) => ReactNode
}

/** Matches whose round is over come last, and the page says so: they may fit better than those before them. */
export function ByRound<Match extends { isRoundOver: boolean }>(props: Props<Match>) {
  const { matches, children } = props
  const ahead = matches.filter(({ isRoundOver }) => !isRoundOver)
  const waiting = matches.filter(({ isRoundOver }) => isRoundOver)
  return (
    <>
      {ahead.length > 0 && children(ahead)}
      {waiting.length > 0 && (
        <section aria-label={text.waitingForRound} className="flex flex-col gap-3">
          <p className="pt-2 font-semibold">{text.waitingForRound}</p>
          {children(waiting)}
        </section>
      )}
    </>
  )
}
