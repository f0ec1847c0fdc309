import { isComing } from '#entities/scholarship/coming-deadline.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import type { DeadlinePrecision, ScholarshipStatus } from '#gql/graphql'

type Dated = {
  id: string
  scholarship: {
    status: ScholarshipStatus
    deadline: { precision: DeadlinePrecision; date?: string | null }
  }
}

export type AgendaMonth<Item> = { month: string | null; items: Item[] }

/**
 * Groups by month (YYYY-MM) in the given order; closed items and
 * those without a coming deadline make the last group, `null`.
 */
export function groupByMonth<Item extends Dated>(
  items: readonly Item[],
): AgendaMonth<Item>[] {
  const groups = Map.groupBy(items, ({ scholarship: { deadline, ...listing } }) =>
    isOpen(listing) && isComing(deadline) ? deadline.date.slice(0, 7) : null,
  )
  return [...groups]
    .map(([month, grouped]) => ({ month, items: grouped }))
    .toSorted((a, b) => (a.month ?? '9999').localeCompare(b.month ?? '9999'))
}

/** "December 2026" */
export function monthInWords(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${month}-01T00:00:00Z`))
}
