import { setTimeout as wait } from 'node:timers/promises'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { AI_FEATURES, type AiFeatureName } from './ai-features.ts'
import { type ChatClient, type CountedTokens, faultOfAbort } from './chat-client.ts'
import { costMicroUsd, estimatedTokens, mostTokens } from './prices.ts'
import type { ProviderBudgetStore } from './provider-budget.store.ts'
import {
  type FailureKind,
  ProviderFault,
  type ProviderFailure,
} from './provider-failure.ts'
import { modelFor, priceOf, type ProviderSettings } from './provider-settings.ts'
import type { Usage } from './provider.ts'
import type { RedactedMessages } from './redact.ts'
import type { createRequestLanes } from './request-lanes.ts'

const MAX_ATTEMPTS = 3
/** The wait before the second try, with jitter; before the third try it is twice as long. */
const FIRST_WAIT_MS = 250
/** If the provider asks for a longer wait, the question fails at once: somebody may be waiting for the answer. */
const MAX_WAIT_MS = 5_000

export type ModelQuestion = {
  feature: AiFeatureName
  userId: string | null
  messages: RedactedMessages
  signal: AbortSignal
  /**
   * Gives one piece, once the answer is whole: nothing has been passed on before, so a broken answer can be
   * retried.
   */
  isGathered: boolean
}

/** The cost of a question, filled in as it goes, so that a caller that leaves early can read it too. */
export type Taken = Usage & {
  tries: number
  firstTokenMs: number | null
  outcome: 'answered' | FailureKind
}

export const nothingTaken = (): Taken => ({
  tokensIn: 0,
  tokensOut: 0,
  isEstimated: false,
  costMicroUsd: 0,
  tries: 0,
  firstTokenMs: null,
  // The outcome unless another one is set.
  outcome: 'cancelled',
})

type Deps = {
  settings: ProviderSettings
  chat: ChatClient
  lanes: ReturnType<typeof createRequestLanes>
  budgets: ProviderBudgetStore
  /** YYYY-MM. */
  month: () => string
  random?: () => number
}

/** Asks until there is an answer, or until another try is pointless. Yields pieces, then returns how it ended. */
export function makeAskModel(deps: Deps) {
  const { lanes } = deps
  return async function* askModel(
    question: ModelQuestion,
    taken: Taken,
  ): AsyncGenerator<string, Result<null, ProviderFailure>, void> {
    const { feature, signal } = question
    const progress = { isHandedOn: false }
    let leave: (() => void) | null = null
    try {
      leave = await lanes.enter(feature, signal)
      for (;;) {
        try {
          yield* oneTry(question, taken, progress, deps)
          taken.outcome = 'answered'
          return ok(null)
        } catch (error) {
          const waitMs = waitBeforeNext(error, taken, progress, deps)
          if (waitMs === null) throw error
          await wait(waitMs, undefined, { signal })
        }
      }
    } catch (error) {
      const fault = signal.aborted ? faultOfAbort(signal.reason) : error
      if (!(fault instanceof ProviderFault)) throw fault
      taken.outcome = fault.failure.kind
      return err(fault.failure)
    } finally {
      leave?.()
    }
  }
}

export type AskModel = ReturnType<typeof makeAskModel>

/**
 * The wait in milliseconds; null when another try is pointless, or would repeat text that was already passed on.
 */
function waitBeforeNext(
  error: unknown,
  { tries }: Taken,
  { isHandedOn }: { isHandedOn: boolean },
  { settings, random = Math.random }: Deps,
): number | null {
  if (!(error instanceof ProviderFault) || isHandedOn || tries >= MAX_ATTEMPTS) return null
  const { kind, retryAfterMs } = error.failure
  if (kind !== 'rate-limited' && kind !== 'unavailable' && kind !== 'cut') return null
  const { firstWaitMs = FIRST_WAIT_MS } = settings
  const growing = firstWaitMs * 2 ** (tries - 1)
  const waitMs = Math.max(retryAfterMs ?? 0, growing * (0.5 + random()))
  return waitMs <= MAX_WAIT_MS ? waitMs : null
}

/** One request within the budget: reserves the most that it can cost, then settles what it did cost. */
async function* oneTry(
  question: ModelQuestion,
  taken: Taken,
  progress: { isHandedOn: boolean },
  { settings, chat, lanes, budgets, month }: Deps,
): AsyncGenerator<string, void, void> {
  const { feature, userId, messages, signal, isGathered } = question
  const model = modelFor(settings, feature)
  const price = priceOf(settings, model)
  const { maxOutputTokens: maxTokens } = AI_FEATURES[feature]
  const payer = { month: month(), feature, userId }
  const most = costMicroUsd(price, mostTokens(messages), maxTokens)
  const limits = {
    feature: settings.featureBudgetMicroUsd,
    user: settings.userBudgetMicroUsd,
  }
  if (!(await budgets.reserve(payer, most, limits))) throw new ProviderFault('budget-spent')
  taken.tries += 1
  const startedAt = performance.now()
  const bytesIn = mostTokens(messages)
  const received = { bytes: 0, counted: null as CountedTokens, mayBeCharged: true }
  const pieces = chat({ model, messages, maxTokens, signal })
  try {
    let text = ''
    let next = await lanes.unlessAway(() => pieces.next())
    if (!next.done) taken.firstTokenMs ??= Math.round(performance.now() - startedAt)
    for (; !next.done; next = await pieces.next()) {
      received.bytes += Buffer.byteLength(next.value)
      if (isGathered) text += next.value
      else {
        progress.isHandedOn = true
        yield next.value
      }
    }
    received.counted = next.value
    if (isGathered) yield text
  } catch (error) {
    received.mayBeCharged = received.bytes > 0 || !isTurnedAway(error)
    throw error
  } finally {
    await pieces.return(null)
    const used = usageOf(received, bytesIn)
    const cost = costMicroUsd(price, used.tokensIn, used.tokensOut)
    taken.tokensIn += used.tokensIn
    taken.tokensOut += used.tokensOut
    taken.isEstimated ||= used.isEstimated
    taken.costMicroUsd += cost
    await budgets.settle(payer, cost - most)
  }
}

/** The provider refused before it wrote anything, which costs nothing. */
function isTurnedAway(error: unknown): boolean {
  if (!(error instanceof ProviderFault)) return false
  return ['rate-limited', 'unavailable', 'refused'].includes(error.failure.kind)
}

function usageOf(
  received: { bytes: number; counted: CountedTokens; mayBeCharged: boolean },
  bytesIn: number,
): Pick<Usage, 'tokensIn' | 'tokensOut' | 'isEstimated'> {
  if (received.counted !== null) return { ...received.counted, isEstimated: false }
  if (!received.mayBeCharged) return { tokensIn: 0, tokensOut: 0, isEstimated: false }
  const tokensIn = estimatedTokens(bytesIn)
  return { tokensIn, tokensOut: estimatedTokens(received.bytes), isEstimated: true }
}
