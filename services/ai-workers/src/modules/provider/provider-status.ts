import type { AiFeatureName } from './ai-features.ts'
import type { FeatureUse } from './provider-use.ts'

/** A feature as an administrator sees it. */
export type FeatureStatus = Omit<FeatureUse, 'feature'> & {
  id: AiFeatureName
  label: string
  isOn: boolean
  model: string | null
  committedMicroUsd: number
  budgetMicroUsd: number | null
}

export type ProviderStatus = {
  kind: 'local' | 'openai'
  host: string | null
  month: string
  userBudgetMicroUsd: number | null
  features: FeatureStatus[]
}
