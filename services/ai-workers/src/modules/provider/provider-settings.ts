import type { AiFeatureName } from './ai-features.ts'
import type { Price } from './prices.ts'

/** How the language model is reached and what may be spent on it. */
export type ProviderSettings = {
  apiKey: string
  /** Of the OpenAI protocol, with `/v1`. */
  baseUrl: string
  model: string
  modelOf: Partial<Record<AiFeatureName, string>>
  /** Of each model that is named. */
  prices: Readonly<Record<string, Price>>
  /** In a month (UTC), in micro-dollars. */
  featureBudgetMicroUsd: number
  userBudgetMicroUsd: number
  /** Requests of one feature that one process has under way at a time. */
  concurrency: number
  /** For the whole answer, with what is tried again. */
  answerTimeoutMs: number
  /** From the request to the first token, and from each to the next. */
  tokenTimeoutMs: number
  /** Before a second try where the provider names no time; a quarter of a second by default. */
  firstWaitMs?: number
  /** How long answers are kept. */
  answerTtlMs: number
}

export function modelFor(settings: ProviderSettings, feature: AiFeatureName): string {
  return settings.modelOf[feature] ?? settings.model
}

/** @throws Error for a model without a price, which the configuration does not let through */
export function priceOf(settings: ProviderSettings, model: string): Price {
  const price = settings.prices[model]
  if (price === undefined) throw new Error('A model without a price')
  return price
}
