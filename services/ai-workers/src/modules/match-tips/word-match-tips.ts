import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import { z } from 'zod'
import type { MatchResultStore } from '../match/match-result.store.ts'
import type { Provider } from '../provider/provider.ts'
import { holdsToFact } from '../wording/hold-to-facts.ts'
import { throwIfPassing } from '../wording/wording-postponed.ts'
import type { MatchTipWordingStore } from './match-tip-wording.store.ts'
import { matchTipsPrompt } from './match-tips.prompt.ts'
import { type TipFacts, tipFactsOf } from './tip-facts.ts'

type Deps = {
  results: MatchResultStore
  matchTipWordings: MatchTipWordingStore
  provider: Provider
  sealer: Sealer
  clock: Clock
}

/**
 * Has a model improve the words of a result's tips. Only words change: each wording is compared with the computed
 * tip, and the computed tip stays where the two do not agree and where there is no answer. Idempotent.
 * @throws WordingPostponed when it is worth another try
 */
export function makeWordMatchTips(deps: Deps) {
  const { results, matchTipWordings, provider, sealer, clock } = deps
  return async function wordMatchTips(resultId: string): Promise<void> {
    if (!provider.isConfigured || (await matchTipWordings.modelOf(resultId)) !== null)
      return
    const result = await results.find(resultId)
    const facts = result === null ? [] : tipFactsOf(result)
    if (result === null || facts.length === 0) return
    const answer = await provider.completeJson({
      feature: 'match-tips',
      userId: result.studentId,
      prompt: matchTipsPrompt(facts.map(({ tips }) => tips)),
      schema: answerOf(facts),
    })
    if (!answer.ok) {
      throwIfPassing(answer.error.kind)
      return
    }
    const { value, model } = answer.value
    const awards = facts.flatMap(({ scholarshipId, tips }, place) => {
      const worded = value.awards.find(({ award }) => award === place + 1)?.tips ?? []
      const held = tips.map((fact, tip) => heldTo(fact, worded[tip]))
      return held.some((tip, index) => tip !== tips[index])
        ? [{ scholarshipId, tips: held }]
        : []
    })
    if (awards.length === 0) return
    const { runId } = result
    const worded = { resultId, runId, model, awards }
    await matchTipWordings.insertIfNew(worded, clock.now(), sealer)
  }
}
export type WordMatchTips = ReturnType<typeof makeWordMatchTips>

function heldTo(fact: string, wording: string | undefined): string {
  return wording !== undefined && holdsToFact(wording, fact) ? wording.trim() : fact
}

/** Requires exactly one tip per fact: an answer with more or fewer would put words to the wrong fact. */
function answerOf(facts: readonly TipFacts[]) {
  const award = z.object({
    award: z.int().min(1).max(facts.length),
    tips: z.array(z.string()),
  })
  return z
    .object({ awards: z.array(award).length(facts.length) })
    .superRefine((answer, context) => {
      for (const [place, { award, tips }] of answer.awards.entries()) {
        const wanted = facts[award - 1]?.tips.length ?? 0
        if (tips.length === wanted) continue
        const message = `needs ${wanted} tips, has ${tips.length}`
        context.addIssue({ code: 'custom', path: ['awards', place, 'tips'], message })
      }
    })
}
