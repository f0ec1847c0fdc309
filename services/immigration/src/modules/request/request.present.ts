import type { Guidance } from '@landfall/immigration-rules/guidance/guidance'
import { idFromName } from '@landfall/kit/core/ids'
import { DISCLAIMER } from '../profile/immigration-date.ts'
import { presentDeadline, presentLimits } from '../profile/profile.present.ts'
import { enumOf, presentRule } from '../rule/rule.present.ts'
import { askInWords } from './ask-words.ts'
import { nextSteps, summaryOf } from './next-steps.ts'
import type { GuidanceRequest } from './request.ts'

export function presentRequest(request: GuidanceRequest, said: Guidance) {
  const { guidanceType, currentStatus, priority, documents: ticks, ...same } = request
  return {
    ...same,
    guidanceType: enumOf(guidanceType),
    currentStatus: enumOf(currentStatus),
    priority: enumOf(priority),
    asOf: said.today,
    summary: summaryOf(said),
    nextSteps: nextSteps(said),
    deadlines: said.deadlines.map(presentDeadline),
    conditions: said.conditions.map((rule) => presentRule(rule)),
    documents: said.documents.flatMap(({ rule, lines }) =>
      lines.map((text) => {
        const key = idFromName('immigration-document', `${rule.id}:${text}`)
        const { isDone = false, note = null } = ticks[key] ?? {}
        return { key, text, ruleId: rule.id, isDone, note }
      }),
    ),
    costs: said.costs.map((rule) => presentRule(rule)),
    asks: said.asks.map((ask) => ({ name: ask, words: askInWords(ask) })),
    timeframe: said.timeframe,
    countryLimits: presentLimits(said.countryLimits),
    disclaimer: DISCLAIMER,
  }
}
