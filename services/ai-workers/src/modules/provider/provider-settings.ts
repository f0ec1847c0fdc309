import type { AiFeatureName } from './ai-features.ts'
import type { Price } from './prices.ts'

/** How to reach the language model and what may be spent on it. */
export type ProviderSettings = {
  apiKey: string
  /** The base URL of the OpenAI protocol, with `/v1`. */
  baseUrl: string
  model: string
  modelOf: Partial<Record<AiFeatureName, string>>
  /** The price of each model that is named. */
  prices: Readonly<Record<string, Price>>
  /** Per month (UTC), in micro-dollars. */
  featureBudgetMicroUsd: number
  userBudgetMicroUsd: number
  /** How many requests of one feature one process has under way at a time. */
  concurrency: number
  /** The time limit for the whole answer, including retries. */
  answerTimeoutMs: number
  /** The time limit from the request to the first token, and from each token to the next. */
  tokenTimeoutMs: number
  /** The wait before a second try if the provider names no time; a quarter of a second by default. */
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
