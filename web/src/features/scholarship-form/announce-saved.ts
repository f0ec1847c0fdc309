import { toast } from '#ui/toast-store.ts'
import type { SaveOutcome, SaveTarget } from './save-scholarship.ts'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'

/** Announces the outcome by the server's answer, not by the request. */
export function announceSaved(target: SaveTarget, outcome: SaveOutcome): void {
  if (outcome.heldBecause !== null) {
    const description = outcome.heldBecause
    // The scholarship is saved, but not as requested: the message stays until somebody has read it.
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
