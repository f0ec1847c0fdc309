import { defineEvent } from '../define-event.ts'
import { organizationFactsSchema } from './organization-facts.ts'

export const OrganizationDeclined = defineEvent({
  publisher: 'identity',
  noun: 'organization',
  verb: 'declined',
  version: 1,
  description: 'An admin declined an organization: it may draft, not publish.',
  schema: organizationFactsSchema,
})
