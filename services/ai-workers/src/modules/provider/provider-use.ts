import type { AiFeatureName } from './ai-features.ts'
import type { FailureKind } from './provider-failure.ts'
import type { Usage } from './provider.ts'

/** `cached`: nothing was sent. */
export type CallOutcome = 'answered' | 'cached' | FailureKind

/** One question to the provider, with all that was tried for it. */
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

/** What one feature took since an instant. */
export type FeatureUse = {
  feature: AiFeatureName
  callCount: number
  cachedCount: number
  tokensIn: number
  tokensOut: number
  costMicroUsd: number
  /** Of answers that came from the provider, in milliseconds; null before the first. */
  latencyP50Ms: number | null
  latencyP95Ms: number | null
  failures: { kind: FailureKind; count: number }[]
}

/** YYYY-MM of the instant, UTC. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7)
}

export function startOfMonth(instant: Date): Date {
  return new Date(`${monthOf(instant)}-01T00:00:00Z`)
}
