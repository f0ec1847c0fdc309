import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { oncePerChange } from '../search/per-change.ts'
import { type OutlookCounts, type OutlookNote, whatIfNotes } from './outlook.ts'
import type { OutlookStore } from './outlook.store.ts'

export type Outlook = Omit<OutlookCounts, 'obstacles'> & {
  unstatedCount: number
  whatIf: OutlookNote[]
}

/** It reads all open listings; while a sync changes them by the second, a minute's age is near enough. */
const KEPT_FOR_MS = 60_000

/** Counted once for the same facts until a scholarship changes, and not more than once a minute. */
export function makeGetOutlook({ outlooks: store }: { outlooks: OutlookStore }) {
  const onceAChange = oncePerChange(store.catalogueVersion, {
    keptForMs: KEPT_FOR_MS,
  })
  return (student: StudentFacts): Promise<Outlook> =>
    onceAChange(JSON.stringify(student), async () => {
      const { obstacles, ...totals } = await store.countsFor(student)
      return {
        ...totals,
        unstatedCount: totals.eligibleCount - totals.statedCount,
        whatIf: whatIfNotes({ ...totals, obstacles }, student),
      }
    })
}
