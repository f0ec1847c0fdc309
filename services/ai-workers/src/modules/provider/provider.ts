import type { Result } from '@landfall/kit/core/result'
import type { AiFeatureName } from './ai-features.ts'
import type { ProviderFailure } from './provider-failure.ts'

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type AiRequest = {
  feature: AiFeatureName
  /** Whose budget pays; null for work that is nobody's. */
  userId: string | null
  /** As rendered: personal data is taken out here, before anything is sent. */
  prompt: readonly ChatMessage[]
  /** Names of people that the caller knows of; no rule finds a name by its shape. */
  knownNames?: readonly string[]
  /** Ends the request at the provider too. */
  signal?: AbortSignal
}

/** What an answer has to be, as a schema of zod says it. */
export type AnswerSchema<T> = {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
      }
}

/** What a call took. Estimated where the provider did not say, as when it was cut short. */
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
  /** The same was asked before: nothing was sent, and it cost nothing. */
  isCached: boolean
}

/** An answer as it is written; the end comes once, last, and says whether it is whole. */
export type AnswerPart =
  | { kind: 'piece'; text: string }
  | { kind: 'end'; result: Result<Completion<string>, ProviderFailure> }

/**
 * The one way to a language model. Without a key (`local`) nothing answers here: features ask
 * `isConfigured` and use their own rules. Every failure is a value.
 */
export type Provider = {
  readonly name: 'openai' | 'local'
  readonly isConfigured: boolean
  /** The whole answer as text. */
  complete(request: AiRequest): Promise<Result<Completion<string>, ProviderFailure>>
  /** The answer as JSON of the schema; an answer that does not fit gets one try to be mended. */
  completeJson<T>(
    request: AiRequest & { schema: AnswerSchema<T> },
  ): Promise<Result<Completion<T>, ProviderFailure>>
  /** Piece by piece. Nothing is tried again once a piece was handed on; leaving the loop ends the request. */
  stream(request: AiRequest): AsyncGenerator<AnswerPart, void, void>
}
