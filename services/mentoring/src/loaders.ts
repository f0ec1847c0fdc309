import { isUuid } from '@landfall/kit/core/ids'
import DataLoader from 'dataloader'
import type { Mentor } from './modules/mentor/mentor.ts'
import type { Stores } from './stores.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a list of sessions asks once for all its mentors. */
export function createLoaders({ mentors }: Stores) {
  return {
    /** For other services' records; null for who is no mentor, or not any more. */
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
  }
}
