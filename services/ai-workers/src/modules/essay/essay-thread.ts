import type { EssayInput, EssayScore } from '@landfall/essays/essay-score'
import { checkGrammar } from '@landfall/essays/grammar/check-grammar'
import { scoreEssay } from '@landfall/essays/score-essay'

/** What the thread of the scorer does with each essay. */
export async function score(input: EssayInput): Promise<EssayScore> {
  return scoreEssay(input, await checkGrammar(input.content))
}
