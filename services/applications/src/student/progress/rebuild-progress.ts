import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ProgressStore } from './progress.store.ts'
import { countAchievements } from './record-progress.ts'

type Deps = {
  unitOfWork: UnitOfWork<{
    progress: ProgressStore
    studentZones: Pick<StudentZoneStore, 'find'>
  }>
  /** So many students share a transaction. */
  pageSize?: number
}

/**
 * Makes every student's achievements anew from the log of what events told, as after a change of the rules.
 * Work that arrives meanwhile waits for its student only. @returns how many students it went through
 */
export function makeRebuildProgress({ unitOfWork, pageSize = 100 }: Deps) {
  return async function rebuildProgress(): Promise<number> {
    let total = 0
    let last: string | null = null
    for (;;) {
      const after: string | null = last
      const students: string[] = await unitOfWork(async (tx) => {
        const page = await tx.progress.studentsAfter(after, pageSize)
        for (const studentId of page) {
          await tx.progress.hold(studentId)
          await countAchievements(tx, studentId)
        }
        return page
      })
      total += students.length
      last = students.at(-1) ?? null
      if (last === null) return total
    }
  }
}
