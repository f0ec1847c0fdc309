import { parseCountry } from '@landfall/proto-events/reference/countries'
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

export const memberRole = z
  .string('Please select a role')
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(memberRoles, 'Please select a role'))

export const inviteMemberInput = z.object({ email: email(), role: memberRole })
export const changeMemberRoleInput = z.object({ role: memberRole })
export const acceptInvitationInput = z.object({
  token: token('Invitation token is required'),
})

export const decideVerificationInput = z
  .object({
    decision: z
      .string('Please decide: verified or declined')
      .transform((text) => text.toLowerCase())
      .pipe(z.enum(['verified', 'declined'], 'Please decide: verified or declined')),
    reason: optionalText(REASON_MAX_LENGTH),
    version: z.int().nullish(),
  })
  .transform(({ decision, reason, version = null }, context) => {
    if (decision === 'verified') return { verified: true as const, version }
    if (reason) return { verified: false as const, reason, version }
    const message = 'Please say why: members will read it'
    context.addIssue({ code: 'custom', path: ['reason'], message })
    return z.NEVER
  })
