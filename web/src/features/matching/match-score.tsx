import { resultMessages as text } from './result-messages.ts'

type Props = {
  /** Null where too little is stated to score it. */
  score: number | null | undefined
  /** What the score rests on, or why there is none. */
  base: string
}

/** How well an award fits, with what that rests on. */
export function MatchScore({ score, base }: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {typeof score === 'number' && (
        <span className="tabular text-lg font-semibold text-sea">
          {text.matchOf(score)}
        </span>
      )}
      <span className="text-sm text-muted">{base}</span>
    </p>
  )
}
