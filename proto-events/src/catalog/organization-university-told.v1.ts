import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const OrganizationUniversityTold = defineEvent({
  publisher: 'catalog',
  noun: 'organization-university',
  verb: 'told',
  version: 1,
  description:
    'An organization named a university of the catalog, or that university changed: whose website it is. The version is the university’s.',
  schema: z.object({
    organizationId: z.uuid(),
    universityId: z.uuid(),
    /** Null when the catalog has none. */
    website: z.string().nullable(),
  }),
})
