import { personZone } from '@landfall/calendar/zone'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import { achievedBy, type WorkKind } from './progress.ts'
import type { ProgressStore } from './progress.store.ts'

type Stores = {
  progress: ProgressStore
  studentZones: Pick<StudentZoneStore, 'find'>
}

/** Records a piece of work from an event; repeated or late events lead to the same result. */
export async function recordProgress(
  stores: Stores,
  studentId: string,
  work: { kind: WorkKind; subjectId: string; at: Date },
): Promise<void> {
  await stores.progress.hold(studentId)
  if (await stores.progress.add(studentId, work)) await countAchievements(stores, studentId)
}

/** Recomputes a student's achievements from their entries. */
export async function countAchievements(
  { progress, studentZones }: Stores,
  studentId: string,
): Promise<void> {
  const zone = personZone(await studentZones.find(studentId))
  const entries = await progress.entriesOf(studentId)
  await progress.replaceAchieved(studentId, achievedBy(entries, zone))
}
