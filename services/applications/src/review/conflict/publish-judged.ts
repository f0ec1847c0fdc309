import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { ApplicationFiguresStore } from '../../application/application/application-figures.store.ts'
import { publishFigures } from '../../application/application/publish-figures.ts'
import type { MentoredStudentStore } from './mentored-student.store.ts'

type Needed = {
  applicationFigures: ApplicationFiguresStore
  mentoredStudents: MentoredStudentStore
  outbox: Outbox
}

/** Publishes the figures of a student's applications that their mentor scored, as those scores may no longer count. */
export async function publishJudged(
  tx: Needed,
  { studentId, mentorId }: { studentId: string; mentorId: string },
): Promise<void> {
  await publishFigures(tx, await tx.mentoredStudents.scoredBy(studentId, mentorId))
}
