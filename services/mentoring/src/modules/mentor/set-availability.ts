import type { Clock } from '@landfall/kit/core/clock'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Availability } from '../availability/availability.ts'
import type { MentorStore } from './mentor.store.ts'
import type { Mentor } from './mentor.ts'

type Deps = { unitOfWork: UnitOfWork<{ mentors: MentorStore }>; clock: Clock }

/** Sets when a mentor takes sessions; scheduled sessions stay. Expected failure: NotFound (no mentor's profile). */
export function makeSetAvailability({ unitOfWork, clock }: Deps) {
  return async (
    { studentId }: StudentRef,
    availability: Availability,
  ): Promise<Result<Mentor, Problem>> =>
    unitOfWork(async (tx) => {
      const mentor = await tx.mentors.lock(studentId)
      if (!mentor) return err(notFound('mentor profile'))
      const version = mentor.version + 1
      const saved = { ...mentor, ...availability, version, updatedAt: clock.now() }
      await tx.mentors.put(saved)
      return ok(saved)
    })
}
