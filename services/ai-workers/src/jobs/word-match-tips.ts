import { implementJob } from '@landfall/kit/jobs/definition'
import type { WordMatchTips as WordMatchTipsUseCase } from '../modules/match-tips/word-match-tips.ts'
import { WordMatchTips } from './definitions.ts'

export const implementWordMatchTips = (wordMatchTips: WordMatchTipsUseCase) =>
  implementJob(WordMatchTips, ({ resultId }) => wordMatchTips(resultId))
