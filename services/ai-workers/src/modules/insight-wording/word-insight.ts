import type { Clock } from '@landfall/kit/core/clock'
import { z } from 'zod'
import type { Provider } from '../provider/provider.ts'
import { holdsToFact } from '../wording/hold-to-facts.ts'
import { throwIfPassing } from '../wording/wording-postponed.ts'
import type { InsightWordingStore } from './insight-wording.store.ts'
import { insightPrompt } from './insight.prompt.ts'

const answerSchema = z.object({ text: z.string() })

type Asked = { insightId: string; userId: string }

/** Both functions are idempotent: a settled wording stays as it is. */
export function makeWordInsight(deps: {
  insightWordings: InsightWordingStore
  provider: Provider
  clock: Clock
}) {
  const { insightWordings, provider, clock } = deps
  const settle = (insightId: string, held: { wording: string; model: string } | null) =>
    insightWordings.settle(insightId, {
      wording: held?.wording ?? null,
      model: held?.model ?? null,
      settledAt: clock.now(),
    })
  return {
    /**
     * Has a model improve the words of a computed sentence. They are kept only if they say the same figures and
     * names, and nothing more.
     * @throws WordingPostponed when it is worth another try
     */
    async word({ insightId, userId }: Asked): Promise<void> {
      const asked = await insightWordings.find(insightId)
      if (asked === null || asked.settledAt !== null) return
      const answer = await provider.completeJson({
        feature: 'donor-insights',
        userId,
        prompt: insightPrompt(asked.fact),
        schema: answerSchema,
      })
      if (!answer.ok) {
        throwIfPassing(answer.error.kind)
        return settle(insightId, null)
      }
      const { value, model } = answer.value
      const wording = value.text.trim()
      const isHeld = wording !== asked.fact && holdsToFact(wording, asked.fact)
      return settle(insightId, isHeld ? { wording, model } : null)
    },

    /** Called when the model did not answer: the computed sentence stays. */
    letStand: (insightId: string): Promise<void> => settle(insightId, null),
  }
}
export type WordInsight = ReturnType<typeof makeWordInsight>
