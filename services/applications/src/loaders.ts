import type { Viewer } from '@landfall/kit/identity/viewer'
import DataLoader from 'dataloader'
import type { ReminderView } from './student/reminder/read-reminders.ts'
import { summaryOf, type PrepSummary } from './student/preparation/read-preparation.ts'
import type { SavedScholarship } from './student/saved-scholarship/saved-scholarship.ts'
import type { Stores } from './stores.ts'
import type { UseCases } from './use-cases.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a list of cards asks once for all its hearts. */
export function createLoaders(stores: Stores, viewer: Viewer, useCases: UseCases) {
  return {
    remindersByScholarship: new DataLoader<string, ReminderView>(async (ids) => {
      if (viewer.kind !== 'user') throw new Error('Visitors keep nothing')
      return useCases.viewReminders(viewer.userId, ids)
    }),
    preparationByScholarship: new DataLoader<string, PrepSummary | null>(async (ids) => {
      if (viewer.kind !== 'user') return ids.map(() => null)
      const counts = await stores.prepTasks.countByStatus(viewer.userId, ids)
      const byScholarship = Map.groupBy(counts, ({ scholarshipId }) => scholarshipId)
      return ids.map((id) => summaryOf(byScholarship.get(id) ?? []))
    }),
    savedByScholarship: new DataLoader<string, SavedScholarship | null>(async (ids) => {
      if (viewer.kind !== 'user') return ids.map(() => null)
      const records = await stores.savedScholarships.findByScholarships(viewer.userId, ids)
      const byScholarship = new Map(records.map((record) => [record.scholarshipId, record]))
      return ids.map((id) => byScholarship.get(id) ?? null)
    }),
  }
}
