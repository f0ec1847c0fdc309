import { z } from 'zod'
import { statedReason } from '@landfall/kit/graphql/written-text'
import { featureKeys } from './feature-flag.ts'

export const setFeatureFlagInput = z.object({
  key: z.enum(featureKeys, 'There is no such feature flag'),
  isOn: z.boolean(),
  percent: z
    .int('Please enter a whole number from 0 to 100')
    .min(0, 'Please enter a whole number from 0 to 100')
    .max(100, 'Please enter a whole number from 0 to 100'),
  /** As it was seen. */
  version: z.int().min(0),
  reason: statedReason,
})
export type SetFeatureFlagInput = z.output<typeof setFeatureFlagInput>
