import { z } from 'zod'

/** What other services may know of an organization; members stay in identity. */
export const organizationFactsSchema = z.object({
  organizationId: z.uuid(),
  name: z.string().min(1),
  kind: z.enum(['donor', 'university']),
  verification: z.enum(['pending', 'verified', 'declined']),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2).nullable(),
  /** The catalogue's university that the institution speaks for. */
  universityId: z.uuid().nullable(),
})
