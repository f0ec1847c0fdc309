import type { EssayScore } from '@landfall/essays/essay-score'
import { checkGrammar } from '@landfall/essays/grammar/check-grammar'
import { scoreEssay } from '@landfall/essays/score-essay'
import { maskText, type Masking } from '../provider/mask-text.ts'
import type { EssayTask } from './essay-scorer.client.ts'

/** The work of the scorer's thread for each essay. */
export async function score({ input, second }: EssayTask): Promise<EssayScore> {
  return scoreEssay(input, await checkGrammar(input.content), second)
}

/** Looks for personal data; a long text without a word takes it long. */
export async function mask(text: string): Promise<Masking> {
  return maskText(text)
}
