import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const UniversityUpdated = defineEvent({
  publisher: 'catalog',
  noun: 'university',
  verb: 'updated',
  version: 1,
  description: 'A university was added or its summary changed.',
  schema: z.object({
    universityId: z.uuid(),
    slug: z.string().min(1),
    /** IPEDS unit id; null for an institution outside IPEDS. */
    unitid: z.int().nullable(),
    name: z.string().min(1),
    city: z.string().nullable(),
    /** Two-letter postal code of the state or territory. */
    state: z.string().nullable(),
    isActive: z.boolean(),
  }),
})
