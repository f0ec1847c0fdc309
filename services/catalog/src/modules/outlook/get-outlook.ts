import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { oncePerChange } from '../search/per-change.ts'
import { type OutlookCounts, type OutlookNote, whatIfNotes } from './outlook.ts'
import type { OutlookStore } from './outlook.store.ts'

export type Outlook = Omit<OutlookCounts, 'obstacles'> & {
  unstatedCount: number
  whatIf: OutlookNote[]
}

/** Counted once for the same facts, until a scholarship changes: it reads all that are open. */
export function makeGetOutlook({ outlooks: store }: { outlooks: OutlookStore }) {
  const onceAChange = oncePerChange(store.catalogueVersion)
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
