import { toast } from '#ui/toast-store.ts'

/** The id of the heading above everything that the owner's side does about an award. */
export const AWARD_HEADING = 'award'

/** Says that a form of the owner's side was sent. It makes way for what it made, so reading goes on at the heading. */
export function sayDone(title: string): void {
  toast.success({ title, topic: 'award' })
  document.getElementById(AWARD_HEADING)?.focus()
}
