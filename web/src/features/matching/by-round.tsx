import type { ReactNode } from 'react'
import { resultMessages as text } from './result-messages.ts'

type Props<Match> = {
  matches: readonly Match[]
  /** A list of some of them. */
  children: (some: readonly Match[]) => ReactNode
}

/** Matches of a round that is over stand last, and words say so: they may fit better than those before them. */
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
