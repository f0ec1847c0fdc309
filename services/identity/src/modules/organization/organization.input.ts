import { parseCountry } from '@landfall/reference/countries'
import { z } from 'zod'
import { email, requiredText, token } from '../account/account.input.ts'
import { memberRoles, organizationKinds } from './organization.ts'

const NAME_MAX_LENGTH = 200
const TEXT_MAX_LENGTH = 5_000
const URL_MAX_LENGTH = 2_000
const REASON_MAX_LENGTH = 1_000

const name = requiredText('Organization name is required', NAME_MAX_LENGTH)

/** Empty text of a form is none. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters`)
    .transform((text) => text || null)
    .nullish()

const country = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === '') return null
    const code = parseCountry(text)
    if (code !== null) return code
    context.addIssue({ code: 'custom', message: 'Please select a country' })
    return z.NEVER
  })
  .nullish()

const webAddress = 'Please enter a web address that starts with https:// or http://'
const website = z
  .string()
  .trim()
  .max(URL_MAX_LENGTH, `Please enter at most ${URL_MAX_LENGTH} characters`)
  .transform((text) => text || null)
  .pipe(
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: webAddress })
      .nullable(),
  )
  .nullish()

const facts = {
  organizationType: optionalText(80),
  country,
  website,
  description: optionalText(TEXT_MAX_LENGTH),
  universityId: z.uuid('Please choose a university from the list').nullish(),
}

export const createOrganizationInput = z.object({
  name,
  kind: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(organizationKinds, 'Please select what kind of organization it is'))
    .nullish(),
  ...facts,
})

/** Absent fields stay, null clears. */
export const updateOrganizationInput = z.object({ name: name.optional(), ...facts })

const memberRole = z
  .string('Please select a role')
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(memberRoles, 'Please select a role'))

export const inviteMemberInput = z.object({ email: email(), role: memberRole })
export const cancelInvitationInput = z.object({ invitationId: z.string() })
export const changeMemberRoleInput = z.object({ userId: z.string(), role: memberRole })
export const removeMemberInput = z.object({ userId: z.string() })
export const requestDomainCodeInput = z.object({ email: email() })
export const confirmDomainCodeInput = z.object({
  code: z
    .string('Please enter the code')
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits from the email')),
})
export const acceptInvitationInput = z.object({
  token: token('Invitation token is required'),
})

export const decideVerificationInput = z
  .object({
    organizationId: z.string(),
    decision: z
      .string('Please decide: verified or declined')
      .transform((text) => text.toLowerCase())
      .pipe(z.enum(['verified', 'declined'], 'Please decide: verified or declined')),
    reason: optionalText(REASON_MAX_LENGTH),
    version: z.int().nullish(),
  })
  .transform(({ organizationId, decision, reason, version = null }, context) => {
    if (decision === 'verified') return { organizationId, version, verified: true as const }
    if (reason) return { organizationId, version, verified: false as const, reason }
    const message = 'Please say why: members will read it'
    context.addIssue({ code: 'custom', path: ['reason'], message })
    return z.NEVER
  })

export type CreateOrganizationInput = z.output<typeof createOrganizationInput>
export type UpdateOrganizationInput = z.output<typeof updateOrganizationInput>
export type InviteMemberInput = z.output<typeof inviteMemberInput>
export type CancelInvitationInput = z.output<typeof cancelInvitationInput>
export type ChangeMemberRoleInput = z.output<typeof changeMemberRoleInput>
export type RemoveMemberInput = z.output<typeof removeMemberInput>
export type RequestDomainCodeInput = z.output<typeof requestDomainCodeInput>
export type ConfirmDomainCodeInput = z.output<typeof confirmDomainCodeInput>
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>
export type DecideVerificationInput = z.output<typeof decideVerificationInput>
