import { createHash } from 'node:crypto'

/** All feature flags, each as it is until an admin moves it. A flag that no code asks for has no place here. */
export const FEATURES = {
  /** Whether people may make accounts. */
  registration: { isOn: true, description: 'People can create accounts.' },
  /** While it is off, the page of AI mentors says that they take a break. */
  'ai-mentors': {
    isOn: true,
    description: 'Students can talk with AI mentors on their page.',
  },
} as const satisfies Record<string, { isOn: boolean; description: string }>

export type FeatureKey = keyof typeof FEATURES
export const featureKeys = Object.keys(FEATURES) as FeatureKey[]

export type FeatureFlag = {
  key: FeatureKey
  isOn: boolean
  /** The share of accounts, 0 to 100, that have it while it is on. */
  percent: number
  /** Grows with each change; 0 while nobody has moved it. */
  version: number
  updatedAt: Date | null
}

/** A flag as the code says. */
export function unmoved(key: FeatureKey): FeatureFlag {
  return { key, isOn: FEATURES[key].isOn, percent: 100, version: 0, updatedAt: null }
}

/**
 * Whether it is on for an account, or for a visitor (null). An account that has it keeps it while the share grows, and
 * each flag has another order of accounts. A visitor has only what everybody has: nothing of a share under 100.
 */
export function isOnFor(
  { key, isOn, percent }: FeatureFlag,
  userId: string | null,
): boolean {
  if (!isOn || percent === 0) return false
  if (percent === 100) return true
  return userId !== null && placeOf(key, userId) < percent
}

/** An account's place in the flag's order, 0 to 99. */
function placeOf(key: string, userId: string): number {
  return createHash('sha256').update(`${key}:${userId}`).digest().readUInt32BE(0) % 100
}
