import { Button } from '#ui/button.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { totalOf, type Criterion } from './score-values.ts'
import { scoringMessages as text } from './scoring-messages.ts'
import type { ScoreState } from './use-score.ts'

type Props = {
  rubric: readonly Criterion[]
  state: ScoreState
  onSubmit: () => Promise<void>
}

/** The score so far; on a phone it stays at the foot of the screen, with a link to the rubric. */
export function ScoreBar({ rubric, state, onSubmit }: Props) {
  const total = totalOf(rubric, state.score)
  return (
    <div className="flex flex-wrap items-center gap-3 border-line bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:px-4 max-lg:py-2">
      <p className="tabular me-auto font-semibold">
        {total === null
          ? text.missing(state.missing.length)
          : text.total(formatNumber(Math.round(total)))}
      </p>
      <div className="flex gap-3 lg:hidden">
        {total === null ? (
          <Button onClick={() => document.getElementById('own-score')?.focus()}>
            {text.toRubric}
          </Button>
        ) : (
          <Button kind="primary" isBusy={state.isBusy} onClick={() => void onSubmit()}>
            {text.submit}
          </Button>
        )}
      </div>
    </div>
  )
}
