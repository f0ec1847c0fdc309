import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { MentorStore } from './mentor.store.ts'
import { type Mentor, type MentorFigures, NO_FIGURES } from './mentor.ts'
import { MENTORS } from './mentors.ts'

export type ChosenMentor = { mentor: Mentor; figures: MentorFigures; isConnected: boolean }

/** The mentors as a student sees them, their own first. */
export function makeReadMentors({ mentors }: { mentors: MentorStore }) {
  return async function readMentors({ studentId }: StudentRef): Promise<ChosenMentor[]> {
    const [figures, current] = await Promise.all([
      mentors.figures(),
      mentors.currentOf(studentId),
    ])
    return MENTORS.map((mentor) => ({
      mentor,
      figures: figures.get(mentor.id) ?? NO_FIGURES,
      isConnected: mentor.id === current,
    })).toSorted((a, b) => Number(b.isConnected) - Number(a.isConnected))
  }
}
