import { resultMessages as text } from './result-messages.ts'

type Props = {
  /** Null when too little is stated to score the award. */
  score: number | null | undefined
  /** The basis of the score, or why there is none. */
  base: string
}

/** How well an award fits, and the basis of that. */
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
