import { toast } from '#ui/toast-store.ts'
import type { SaveOutcome, SaveTarget } from './save-scholarship.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

/** Says what became of it by what the server answered, not by what was asked for. */
export function announceSaved(target: SaveTarget, outcome: SaveOutcome): void {
  if (outcome.heldBecause !== null) {
    const description = outcome.heldBecause
    // It is saved, but not as asked: that stays on the screen until it is read.
    toast.error({ title: text.heldTitle, description, topic: 'scholarship' })
    return
  }
  const isNowPublished = outcome.status === 'PUBLISHED'
  if (target.kind === 'new') {
    const description = isNowPublished ? text.createdPublished : text.createdDraft
    toast.success({ title: text.created, description, topic: 'scholarship' })
    return
  }
  const title = outcome.wasPublished ? text.published : text.updated
  toast.success({ title, topic: 'scholarship' })
}
