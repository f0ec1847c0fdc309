import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import type { EssayScorer } from './essay-scorer.client.ts'

type Deps = {
  scorer: Pick<EssayScorer, 'score'>
  /** Null: none is set up. It answers null where it cannot say anything, and then the score stands without it. */
  secondChecker: ((text: string) => Promise<SecondOpinion | null>) | null
}

/** Scores an essay, with the notes of a second checker beside the scorer's own where one is set up and answers. */
export function makeCheckAndScore({ scorer, secondChecker }: Deps) {
  return async function checkAndScore(input: EssayInput): Promise<EssayScore> {
    const second = secondChecker === null ? null : await secondChecker(input.content)
    return scorer.score({ input, second })
  }
}
