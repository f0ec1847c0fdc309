/**
 * What a language model may be asked for. Each feature has a switch, a budget and a concurrency of its own;
 * `version` is part of the key of cached answers: raise it with each change of what an answer must be.
 */
export const AI_FEATURES = {
  'match-tips': { label: 'Wording of match tips', maxOutputTokens: 1_200, version: 1 },
  'donor-insights': {
    label: 'Wording of donor insights',
    maxOutputTokens: 300,
    version: 1,
  },
  'mentor-chat': { label: 'Answers of AI mentors', maxOutputTokens: 700, version: 1 },
} as const satisfies Record<
  string,
  { label: string; maxOutputTokens: number; version: number }
>

export type AiFeatureName = keyof typeof AI_FEATURES

export const aiFeatureNames = Object.keys(AI_FEATURES) as AiFeatureName[]

export function isAiFeature(name: string): name is AiFeatureName {
  return Object.hasOwn(AI_FEATURES, name)
}
