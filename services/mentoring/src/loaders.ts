import { isUuid } from '@landfall/kit/core/ids'
import type { Viewer } from '@landfall/kit/identity/viewer'
import DataLoader from 'dataloader'
import { asStudent } from './modules/mentor/mentor.policy.ts'
import type { Mentor } from './modules/mentor/mentor.ts'
import type { Stores } from './stores.ts'

type Needed = {
  mentors: Pick<Stores['mentors'], 'findAll'>
  sessions: Pick<Stores['sessions'], 'findNotes'>
}
export type Loaders = ReturnType<typeof createLoaders>

/** One set per request, so that a list of sessions loads all its mentors and notes in one query each. */
export function createLoaders({ mentors, sessions }: Needed, viewer: Viewer) {
  const student = asStudent(viewer)
  return {
    /** For other services' records; null for a person who is not a mentor, or not anymore. */
    approvedById: new DataLoader<string, Mentor | null>(async (ids) => {
      const found = await mentors.findAll(ids.filter(isUuid))
      return ids.map((id) => {
        const mentor = found.get(id)
        return mentor?.status === 'approved' ? mentor : null
      })
    }),
    mentorById: new DataLoader<string, Mentor>(async (ids) => {
      const found = await mentors.findAll(ids)
      return ids.map((id) => found.get(id) ?? new Error(`No mentor ${id}`))
    }),
    /** The viewer's private note about a session; null without one. */
    ownNoteOfSession: new DataLoader<string, string | null>(async (ids) => {
      if (!student.ok) return ids.map(() => null)
      const found = await sessions.findNotes(ids, student.value.studentId)
      return ids.map((id) => found.get(id) ?? null)
    }),
  }
}
