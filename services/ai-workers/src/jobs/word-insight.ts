import { implementJob } from '@landfall/kit/jobs/definition'
import type { WordInsight } from '../modules/insight-wording/word-insight.ts'
import { wordInsightJob } from './word-insight.job.ts'

/** When the last attempt fails, the computed sentence stays and nobody waits for another. */
export function implementWordInsight({ word, letStand }: WordInsight) {
  return implementJob(wordInsightJob, (asked) => word(asked), {
    onGivenUp: ({ insightId }) => letStand(insightId),
  })
}
