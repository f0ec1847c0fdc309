import type { AiFeatureName } from './ai-features.ts'
import type { FailureKind } from './provider-failure.ts'
import type { Usage } from './provider.ts'

/** `cached`: answered from the cache, nothing was sent. */
export type CallOutcome = 'answered' | 'cached' | FailureKind

/** One question to the provider, with all of its tries. */
export type ProviderCall = Usage & {
  id: string
  feature: AiFeatureName
  userId: string | null
  model: string
  durationMs: number
  firstTokenMs: number | null
  tries: number
  outcome: CallOutcome
  createdAt: Date
}

/** What one feature used since an instant. */
export type FeatureUse = {
  feature: AiFeatureName
  callCount: number
  cachedCount: number
  tokensIn: number
  tokensOut: number
  costMicroUsd: number
  /** Latency of answers that came from the provider, in milliseconds; null before the first. */
  latencyP50Ms: number | null
  latencyP95Ms: number | null
  failures: { kind: FailureKind; count: number }[]
}

/** The instant's month as YYYY-MM, in UTC. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7)
}

export function startOfMonth(instant: Date): Date {
  return new Date(`${monthOf(instant)}-01T00:00:00Z`)
}
