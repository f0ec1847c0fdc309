import type { Clock } from '@landfall/kit/core/clock'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NEVER } from '../availability/availability.ts'
import { queueWork } from '../queued-work/queue-work.ts'
import type { MentorStore } from './mentor.store.ts'
import type { Mentor, MentorProfile } from './mentor.ts'
import { publishEssayPlaces } from './publish-essay-places.ts'

type Deps = { unitOfWork: UnitOfWork<{ mentors: MentorStore }>; clock: Clock }

/**
 * Saves a student's profile as a mentor. The first time, and after being declined, this is an application, and
 * admins are notified; an approved mentor stays approved.
 */
export function makeSaveMentorProfile({ unitOfWork, clock }: Deps) {
  return async ({ studentId }: StudentRef, profile: MentorProfile): Promise<Mentor> =>
    unitOfWork(async (tx) => {
      const now = clock.now()
      const before = await tx.mentors.lock(studentId)
      const mentor = { ...(before ?? applicant(studentId, now)), ...profile }
      const isAppliedAnew = before?.status === 'declined'
      const saved: Mentor = {
        ...mentor,
        ...(isAppliedAnew && {
          status: 'applied' as const,
          appliedAt: now,
          decidedAt: null,
        }),
        version: mentor.version + 1,
        updatedAt: now,
      }
      await tx.mentors.put(saved)
      await publishEssayPlaces(tx, studentId)
      if (before === null || isAppliedAnew)
        await queueWork(tx, 'mentor-application', studentId, now)
      return saved
    })
}

function applicant(id: string, now: Date): Omit<Mentor, keyof MentorProfile> {
  return {
    id,
    status: 'applied',
    ...NEVER,
    rating: null,
    ratingCount: 0,
    totalSessions: 0,
    appliedAt: now,
    decidedAt: null,
    decidedBy: null,
    decisionNote: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
  }
}
