import { z } from 'zod'

/** The deadline as the owner knows it; `date` is a calendar day (YYYY-MM-DD) that ends in `timeZone`. */
export const scholarshipDeadlineSchema = z.object({
  /** The stated, next expected or last known day; null when none is stated. */
  date: z.iso.date().nullable(),
  precision: z.enum(['exact', 'recurring-day', 'recurring-month', 'last-known', 'none']),
  /** IANA zone name. */
  timeZone: z.string().min(1),
})

/** The facts of a scholarship that readers of the catalog keep, the same in all its events. */
export const scholarshipFactsSchema = z.object({
  scholarshipId: z.uuid(),
  /** The organization that created it here; null for listings from elsewhere. */
  ownerId: z.uuid().nullable(),
  status: z.enum(['draft', 'published', 'closed', 'archived']),
  /** Why it takes no more applications; absent from older events, null when it is not closed. */
  closedReason: z
    .enum(['deadline', 'owner', 'absent', 'held', 'removed'])
    .nullable()
    .optional(),
  title: z.string().min(1),
  provider: z.string().min(1),
  slug: z.string().min(1),
  deadline: scholarshipDeadlineSchema,
  applicationUrl: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  /**
   * Everything else that an organization stated about its own scholarship, by the names that `Scholarship` has in the
   * graph: for the organization's exports. Null for listings from elsewhere; absent from older events.
   */
  program: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), z.json())
    .nullable()
    .optional(),
})

export type ScholarshipFacts = z.output<typeof scholarshipFactsSchema>
