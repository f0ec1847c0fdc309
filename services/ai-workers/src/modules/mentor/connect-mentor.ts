import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MentorStore } from './mentor.store.ts'
import type { Mentor } from './mentor.ts'
import { findMentor } from './mentors.ts'

type Deps = { unitOfWork: UnitOfWork<{ mentors: MentorStore }>; clock: Clock }

/** Makes a mentor the student's current one. Idempotent. Expected failure: NotFound. */
export function makeConnectMentor({ unitOfWork, clock }: Deps) {
  return async function connectMentor(
    { studentId }: StudentRef,
    mentorId: string,
  ): Promise<Result<Mentor, Problem>> {
    const mentor = findMentor(mentorId)
    if (mentor === null) return err(notFound('mentor'))
    await unitOfWork(({ mentors }) => mentors.connect(studentId, mentorId, clock.now()))
    return ok(mentor)
  }
}
