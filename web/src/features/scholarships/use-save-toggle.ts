import { toast } from '#ui/toast-store.ts'
import { scholarshipMessages as text } from './scholarship-messages.ts'
import { saveTopic, useSaving, type SavedRecord } from './use-saving.ts'

/** Saves a scholarship or removes a saved one, and announces success or failure. */
export function useSaveToggle(scholarshipId: string, saved: SavedRecord | null) {
  const { save, remove } = useSaving()
  const topic = saveTopic(scholarshipId)
  return async () => {
    if (!saved) {
      const answer = await save(scholarshipId)
      if (!answer) return
      const description = answer.isNew ? text.savedNew : text.savedBefore
      toast.success({ title: text.savedTitle, description, topic })
      return
    }
    if (!(await remove(scholarshipId, saved))) return
    const { applicationStatus, notes } = saved
    // Status and notes were removed with it; Undo brings them back.
    const onPress = () => void save(scholarshipId, { applicationStatus, notes })
    toast.success({
      title: text.removedTitle,
      action: { label: text.undo, onPress },
      topic,
    })
  }
}
