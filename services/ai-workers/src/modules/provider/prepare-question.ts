import { createHash } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { AI_FEATURES } from './ai-features.ts'
import type { Taken } from './ask-model.ts'
import type { ProviderCallStore } from './provider-call.store.ts'
import { modelFor, type ProviderSettings } from './provider-settings.ts'
import type { CallOutcome } from './provider-use.ts'
import type { AiRequest, Usage } from './provider.ts'
import { redact, type Redaction } from './redact.ts'

/** A question that is ready to be asked: without personal data, with its model and its time limit. */
export type Question = Pick<AiRequest, 'feature' | 'userId'> &
  Redaction & { model: string; signal: AbortSignal }

export function prepareQuestion(settings: ProviderSettings, request: AiRequest): Question {
  const { feature, userId, signal } = request
  const deadline = AbortSignal.timeout(settings.answerTimeoutMs)
  return {
    ...redact(request.prompt, request.knownNames),
    feature,
    userId,
    model: modelFor(settings, feature),
    signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
  }
}

/** A hash of everything that determines the answer. */
export function keyOf({ feature, model, messages }: Question): string {
  const { version, maxOutputTokens } = AI_FEATURES[feature]
  const asked = JSON.stringify({ feature, version, maxOutputTokens, model, messages })
  return createHash('sha256').update(asked).digest('hex')
}

/** Records the cost of a question: figures, and no text. */
export function makeRecordCall(deps: {
  providerCalls: ProviderCallStore
  clock: Clock
  newId: () => string
}) {
  return async function recordCall(
    { feature, userId, model }: Question,
    taken: Omit<Taken, 'outcome'> & { outcome: CallOutcome },
    startedAt: number,
  ): Promise<void> {
    const durationMs = Math.round(performance.now() - startedAt)
    const now = { id: deps.newId(), createdAt: deps.clock.now(), durationMs }
    await deps.providerCalls.insert({ ...taken, ...now, feature, userId, model })
  }
}
export type RecordCall = ReturnType<typeof makeRecordCall>

export function usageIn({ tokensIn, tokensOut, isEstimated, costMicroUsd }: Usage): Usage {
  return { tokensIn, tokensOut, isEstimated, costMicroUsd }
}
