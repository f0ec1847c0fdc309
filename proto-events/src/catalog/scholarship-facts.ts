import { z } from 'zod'

/** Deadline as the owner knows it; `date` is a calendar day (YYYY-MM-DD) that ends in `timeZone`. */
export const scholarshipDeadlineSchema = z.object({
  /** The stated, next expected or last known day; null when none is stated. */
  date: z.iso.date().nullable(),
  precision: z.enum(['exact', 'recurring-day', 'recurring-month', 'last-known', 'none']),
  /** IANA zone name. */
  timeZone: z.string().min(1),
})

/** What readers of the catalog keep of a scholarship; the same in all its events. */
export const scholarshipFactsSchema = z.object({
  scholarshipId: z.uuid(),
  /** The organization that made it here; null for listings from elsewhere. */
  ownerId: z.uuid().nullable(),
  status: z.enum(['draft', 'published', 'closed', 'archived']),
  /** Why it takes no more applications; absent from events of before, null for what is not closed. */
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
   * Everything else that an organization stated of its own, by the names that `Scholarship` has in the graph: for what
   * it takes along. Null for listings from elsewhere; absent from events of before.
   */
  program: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), z.json())
    .nullable()
    .optional(),
})

export type ScholarshipFacts = z.output<typeof scholarshipFactsSchema>
