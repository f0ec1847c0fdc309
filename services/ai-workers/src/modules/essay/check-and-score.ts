import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import type { EssayScorer } from './essay-scorer.client.ts'

type Deps = {
  scorer: Pick<EssayScorer, 'score'>
  /**
   * Null: none is set up. A checker returns null when it cannot answer, and the essay is then scored without it.
   */
  secondChecker: ((text: string) => Promise<SecondOpinion | null>) | null
}

/** Scores an essay, adding the notes of a second checker if one is set up and answers. */
export function makeCheckAndScore({ scorer, secondChecker }: Deps) {
  return async function checkAndScore(input: EssayInput): Promise<EssayScore> {
    const second = secondChecker === null ? null : await secondChecker(input.content)
    return scorer.score({ input, second })
  }
}
