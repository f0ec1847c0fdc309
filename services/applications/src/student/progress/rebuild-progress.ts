import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ProgressStore } from './progress.store.ts'
import { countAchievements } from './record-progress.ts'

type Deps = {
  unitOfWork: UnitOfWork<{
    progress: ProgressStore
    studentZones: Pick<StudentZoneStore, 'find'>
  }>
  /** How many students share a transaction. */
  pageSize?: number
}

/**
 * Rebuilds every student's achievements from the log of their work, for example after the rules changed. Work that
 * arrives meanwhile waits only for its own student. @returns how many students it processed
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
