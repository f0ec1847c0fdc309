import { implementJob } from '@landfall/kit/jobs/definition'
import type { WordMatchTips } from '../modules/match-tips/word-match-tips.ts'
import { wordMatchTipsJob } from './word-match-tips.job.ts'

export function implementWordMatchTips(wordMatchTips: WordMatchTips) {
  return implementJob(wordMatchTipsJob, ({ resultId }) => wordMatchTips(resultId))
}
