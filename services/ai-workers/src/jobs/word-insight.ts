import { implementJob } from '@landfall/kit/jobs/definition'
import type { WordInsight } from '../modules/insight-wording/word-insight.ts'
import { wordInsightJob } from './word-insight.job.ts'

/** After the last attempt that fails the computed sentence stands, and nobody waits for another. */
export function implementWordInsight({ word, letStand }: WordInsight) {
  return implementJob(wordInsightJob, (asked) => word(asked), {
    onGivenUp: ({ insightId }) => letStand(insightId),
  })
}
