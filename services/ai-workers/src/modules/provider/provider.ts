import type { Result } from '@landfall/kit/core/result'
import type { AiFeatureName } from './ai-features.ts'
import type { ProviderFailure } from './provider-failure.ts'

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type AiRequest = {
  feature: AiFeatureName
  /** The user whose budget pays; null for work that belongs to nobody. */
  userId: string | null
  /** The rendered prompt; personal data is taken out here, before anything is sent. */
  prompt: readonly ChatMessage[]
  /** Names of people that the caller knows; no rule can recognize a name by its shape. */
  knownNames?: readonly string[]
  /** Aborting it also ends the request at the provider. */
  signal?: AbortSignal
}

/** The form of an answer, as a zod schema describes it. */
export type AnswerSchema<T> = {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
      }
}

/** What a call used. Estimated if the provider did not say, for example when the call was cut short. */
export type Usage = {
  tokensIn: number
  tokensOut: number
  isEstimated: boolean
  costMicroUsd: number
}

export type Completion<T> = Usage & {
  value: T
  provider: 'openai'
  model: string
  /** True for a cached answer: nothing was sent, and it cost nothing. */
  isCached: boolean
}

/** An answer as it is being written; the end comes once, last, and says whether the answer is whole. */
export type AnswerPart =
  | { kind: 'piece'; text: string }
  | { kind: 'end'; result: Result<Completion<string>, ProviderFailure> }

/**
 * The only way to a language model. Without a key (`local`) nothing answers here: features check `isConfigured` and
 * use their own rules. Every failure is a value.
 */
export type Provider = {
  readonly name: 'openai' | 'local'
  readonly isConfigured: boolean
  /** The whole answer as text. */
  complete(request: AiRequest): Promise<Result<Completion<string>, ProviderFailure>>
  /** The answer as JSON that fits the schema; an answer that does not fit gets one try to be mended. */
  completeJson<T>(
    request: AiRequest & { schema: AnswerSchema<T> },
  ): Promise<Result<Completion<T>, ProviderFailure>>
  /**
   * The answer piece by piece. Nothing is retried once a piece was passed on; leaving the loop ends the request.
   */
  stream(request: AiRequest): AsyncGenerator<AnswerPart, void, void>
}
