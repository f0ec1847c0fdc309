import { implementJob, isLastTry } from '@landfall/kit/jobs/definition'
import type { WordInsight as WordInsightUseCase } from '../modules/insight-wording/word-insight.ts'
import { WordInsight } from './definitions.ts'

/** After the last attempt that fails the computed sentence stands, and nobody waits for another. */
export const implementWordInsight = ({ word, letStand }: WordInsightUseCase) =>
  implementJob(WordInsight, async (asked, context) => {
    try {
      await word(asked)
    } catch (error) {
      if (isLastTry(WordInsight, context, error)) await letStand(asked.insightId)
      throw error
    }
  })
