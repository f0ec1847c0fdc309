import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const OrganizationMembersChanged = defineEvent({
  publisher: 'identity',
  noun: 'organization-members',
  verb: 'changed',
  version: 1,
  description: 'Who acts for an organization, and as what; told whole.',
  schema: z.object({
    organizationId: z.uuid(),
    members: z.array(
      z.object({
        userId: z.uuid(),
        role: z.enum(['owner', 'editor', 'reviewer', 'reader']),
      }),
    ),
  }),
})
