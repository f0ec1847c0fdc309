import { defineEvent } from '../define-event.ts'
import { organizationFactsSchema } from './organization-facts.ts'

export const OrganizationUpdated = defineEvent({
  publisher: 'identity',
  noun: 'organization',
  verb: 'updated',
  version: 1,
  description: 'The facts of an organization changed.',
  schema: organizationFactsSchema,
})
