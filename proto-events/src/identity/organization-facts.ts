import { z } from 'zod'

/** The facts of an organization that other services may know; members stay in identity. */
export const organizationFactsSchema = z.object({
  organizationId: z.uuid(),
  name: z.string().min(1),
  kind: z.enum(['donor', 'university']),
  verification: z.enum(['pending', 'verified', 'declined']),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2).nullable(),
  /** The catalog's university that the institution represents. */
  universityId: z.uuid().nullable(),
})
