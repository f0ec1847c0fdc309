import { defineEvent } from '../define-event.ts'
import { organizationFactsSchema } from './organization-facts.ts'

export const OrganizationVerified = defineEvent({
  publisher: 'identity',
  noun: 'organization',
  verb: 'verified',
  version: 1,
  description: 'An admin verified an organization: it may publish.',
  schema: organizationFactsSchema,
})
