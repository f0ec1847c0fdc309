import { partnerScopes } from '@landfall/kit/identity/viewer'
import { z } from 'zod'
import { statedReason } from '@landfall/kit/graphql/written-text'
import { requiredText } from '../account/account.input.ts'

const NAME_MAX_LENGTH = 80
const DAYS_MAX = 730
const OVERLAP_HOURS_MAX = 7 * 24

/** `PROGRAMS_READ` is `programs:read`. */
const scope = z
  .string()
  .transform((text) => text.toLowerCase().replace('_', ':'))
  .pipe(z.enum(partnerScopes, 'Please choose scopes from the list'))

const days = `Please choose 1 to ${DAYS_MAX} days`
export const createApiKeyInput = z.object({
  name: requiredText('Please say what the key is for', NAME_MAX_LENGTH),
  scopes: z.array(scope).transform((scopes) => [...new Set(scopes)]),
  isSandbox: z.boolean().nullish(),
  expiresInDays: z.int(days).min(1, days).max(DAYS_MAX, days).nullish(),
})

const hours = `Please choose 0 to ${OVERLAP_HOURS_MAX} hours`
export const rotateApiKeyInput = z.object({
  id: z.string(),
  overlapHours: z.int(hours).min(0, hours).max(OVERLAP_HOURS_MAX, hours).nullish(),
})

export const revokeApiKeyInput = z.object({ id: z.string() })

export const revokeKeyAsAdminInput = z.object({
  organizationId: z.string(),
  id: z.string(),
  reason: statedReason,
})

export type CreateApiKeyInput = z.output<typeof createApiKeyInput>
export type RotateApiKeyInput = z.output<typeof rotateApiKeyInput>
export type RevokeKeyAsAdminInput = z.output<typeof revokeKeyAsAdminInput>
