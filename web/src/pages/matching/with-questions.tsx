import { useState, type ReactNode } from 'react'
import type { MatchValues } from '#features/matching/match-values.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'

const StaleMatch = lazyPart(
  async () => (await import('#features/matching/stale-match.tsx')).StaleMatch,
)
const NextQuestionCard = lazyPart(
  async () => (await import('#features/facts/next-question-card.tsx')).NextQuestionCard,
)

type Props = {
  /** Null without a result. */
  runId: string | null
  values: MatchValues
  onStarted: (runId: string) => void
  /** The result. */
  children: ReactNode
}

/** A result with the next question, and the offer of a new match once the student has stated something since. */
export function WithQuestions({ runId, values, onStarted, children }: Props) {
  const [hasAnswered, setHasAnswered] = useState(false)
  const begin = (started: string) => {
    setHasAnswered(false)
    onStarted(started)
  }
  const again = runId && (
    <LazyPart>
      <StaleMatch runId={runId} values={values} onStarted={begin} />
    </LazyPart>
  )
  return (
    <>
      {!hasAnswered && again}
      {children}
      {runId && (
        <LazyPart>
          <NextQuestionCard onAnswered={() => setHasAnswered(true)} />
        </LazyPart>
      )}
      {/* Stands beside the question, where the student is. */}
      {hasAnswered && again}
    </>
  )
}
