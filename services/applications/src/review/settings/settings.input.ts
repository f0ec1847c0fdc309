import { enumInput } from '@landfall/kit/graphql/arguments'
import { z } from 'zod'
import { BLIND_FIELDS, REVIEW_STAGES } from './review.ts'

const LEVELS_MAX = 11
const POINTS_MAX = 1_000
const ALL_WEIGHTS = 100

const atMost = (max: number) => `Please use up to ${max} characters`
const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, atMost(max))
const optionalText = (max: number) =>
  z
    .string('Please enter text')
    .trim()
    .max(max, atMost(max))
    .nullish()
    .transform((given) => given || null)
const whole = (min: number, max: number) => {
  const message = `Please enter a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

const versioned = { scholarshipId: z.string(), version: z.int().nullish() }

export const saveSettingsInput = z.object({
  ...versioned,
  blindFields: z
    .array(enumInput(BLIND_FIELDS))
    .transform((given) => BLIND_FIELDS.filter((field) => given.includes(field)))
    .nullish(),
  reviewsPerApplication: whole(1, 10).nullish(),
  decisionPromisedOn: z.iso.date('Please enter a date').nullish(),
  sharesSummary: z.boolean().nullish(),
})

const level = z.object({
  points: whole(0, POINTS_MAX),
  anchor: text(500, 'Say what earns these points'),
})

const levels = z
  .array(level, 'Add at least two levels')
  .min(2, 'Add at least two levels')
  .max(LEVELS_MAX, `Use up to ${LEVELS_MAX} levels`)
  .transform((given) => given.toSorted((one, other) => one.points - other.points))
  .refine(
    (given) => given.every(({ points }, at) => points !== given[at + 1]?.points),
    'Each level needs a different number of points',
  )

const criterion = z.object({
  key: z
    .string()
    .nullish()
    .transform((key) => key ?? null),
  name: text(120, 'Name this criterion'),
  description: optionalText(1_000),
  weight: whole(1, ALL_WEIGHTS),
  levels,
})

export const saveRubricInput = z.object({
  ...versioned,
  criteria: z
    .array(criterion)
    .min(1, 'Add at least one criterion')
    .max(20, 'Use up to 20 criteria')
    .refine(
      (all) => all.reduce((sum, { weight }) => sum + weight, 0) === ALL_WEIGHTS,
      'The weights must add up to 100',
    )
    .refine((all) => {
      const keys = all.map(({ key }) => key).filter((key) => key !== null)
      return new Set(keys).size === keys.length
    }, 'Each criterion can appear only once'),
})

export const moveReviewInput = z.object({ ...versioned, to: enumInput(REVIEW_STAGES) })
