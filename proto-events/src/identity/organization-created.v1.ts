import { defineEvent } from '../define-event.ts'
import { organizationFactsSchema } from './organization-facts.ts'

export const OrganizationCreated = defineEvent({
  publisher: 'identity',
  noun: 'organization',
  verb: 'created',
  version: 1,
  description:
    'A donor or university account made its organization; it waits for verification.',
  schema: organizationFactsSchema,
})
