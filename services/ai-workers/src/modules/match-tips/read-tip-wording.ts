import type { Sealer } from '@landfall/kit/core/sealed'
import type { MatchResult } from '../match/match-result.ts'
import type { OpenedResult } from '../match/open-result.ts'
import type { MatchTipWordingStore } from './match-tip-wording.store.ts'
import { type MatchTipWording, wordedBy } from './match-tip-wording.ts'

/** Puts the wording into a result. Without a provider nothing is read, and the result stays as it is. */
export function makeReadTipWording(deps: {
  matchTipWordings: MatchTipWordingStore
  sealer: Sealer
  isConfigured: boolean
}) {
  const { matchTipWordings, sealer, isConfigured } = deps
  return {
    /** The result with its reworded tips; the rest of it stays as it was computed. */
    async putIn(result: MatchResult): Promise<OpenedResult> {
      const wording = isConfigured ? await matchTipWordings.find(result.id, sealer) : null
      return wording === null ? { ...result, tipsBy: null } : withWording(result, wording)
    },
  }
}

function withWording(
  result: MatchResult,
  { awards, model }: MatchTipWording,
): OpenedResult {
  const tipsOf = new Map(awards.map(({ scholarshipId, tips }) => [scholarshipId, tips]))
  const matches = result.matches.map((award) => {
    return {
      ...award,
      applicationTips: tipsOf.get(award.scholarshipId) ?? award.applicationTips,
    }
  })
  return { ...result, matches, tipsBy: wordedBy(model) }
}
