import { backingEnv, ConfigError, readConfig } from '@landfall/kit/process/config'
import { z } from 'zod'
import { aiFeatureNames, isAiFeature } from './modules/provider/ai-features.ts'
import type { Price } from './modules/provider/prices.ts'
import type { ProviderSettings } from './modules/provider/provider-settings.ts'

const MICRO = 1_000_000
const dollars = (standard: number) => z.coerce.number().min(0).default(standard)
const price = /^(?<in>\d+(?:\.\d+)?)\/(?<out>\d+(?:\.\d+)?)$/u

const shape = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: backingEnv.url(['http', 'https']).default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MODELS: pairs().default({}),
  OPENAI_PRICES: pairs().default({}),
  OPENAI_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  OPENAI_ANSWER_TIMEOUT: backingEnv.durationMs().default(60_000),
  OPENAI_TOKEN_TIMEOUT: backingEnv.durationMs().default(8_000),
  AI_FEATURE_BUDGET_USD: dollars(20),
  AI_USER_BUDGET_USD: dollars(1),
  AI_ANSWERS_KEPT: backingEnv.durationMs().default(30 * 86_400_000),
})

/**
 * Reads how to reach a language model; null without OPENAI_API_KEY.
 * @throws ConfigError that names what is missing: a model, or the price of one
 */
export function readProviderSettings(env: NodeJS.ProcessEnv): ProviderSettings | null {
  const read = readConfig(shape, env)
  if (read.OPENAI_API_KEY === undefined) return null
  const { OPENAI_MODEL: model, OPENAI_MODELS: modelOf } = read
  if (model === undefined) {
    throw new ConfigError('OPENAI_MODEL: is missing, and OPENAI_API_KEY is there.')
  }
  const stranger = Object.keys(modelOf).find((feature) => !isAiFeature(feature))
  if (stranger !== undefined) {
    const known = aiFeatureNames.join(', ')
    throw new ConfigError(`OPENAI_MODELS: ${stranger} is no feature; there are: ${known}.`)
  }
  return {
    apiKey: read.OPENAI_API_KEY,
    baseUrl: read.OPENAI_BASE_URL,
    model,
    modelOf,
    prices: pricesOf([model, ...Object.values(modelOf)], read.OPENAI_PRICES),
    featureBudgetMicroUsd: Math.round(read.AI_FEATURE_BUDGET_USD * MICRO),
    userBudgetMicroUsd: Math.round(read.AI_USER_BUDGET_USD * MICRO),
    concurrency: read.OPENAI_CONCURRENCY,
    answerTimeoutMs: read.OPENAI_ANSWER_TIMEOUT,
    tokenTimeoutMs: read.OPENAI_TOKEN_TIMEOUT,
    answerTtlMs: read.AI_ANSWERS_KEPT,
  }
}

/** Without a price a budget would limit nothing, so each model needs one, even 0/0. */
function pricesOf(
  models: readonly string[],
  given: Record<string, string>,
): Record<string, Price> {
  const prices = models.map((model): [string, Price] => {
    const groups = price.exec(given[model] ?? '')?.groups
    if (groups === undefined) {
      throw new ConfigError(
        `OPENAI_PRICES: needs ${model}=<in>/<out>, in US dollars for a million tokens; 0/0 for a model that costs nothing.`,
      )
    }
    return [model, { in: Number(groups['in']), out: Number(groups['out']) }]
  })
  return Object.fromEntries(prices)
}

/** Parses text such as `a=1,b=2`; a name may contain anything but a comma and `=`. */
function pairs() {
  return z.string().transform((text, context) => {
    const items = text.split(',').map((item) => item.trim())
    const read = items.filter((item) => item !== '').map((item) => item.split('='))
    if (read.every((pair): pair is [string, string] => pair.length === 2)) {
      return Object.fromEntries(read)
    }
    context.addIssue({ code: 'custom', message: 'is not name=value, separated by commas' })
    return z.NEVER
  })
}
