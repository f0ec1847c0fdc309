import { useApolloClient, useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { toast } from '#ui/toast-store.ts'
import type { SnoozeLength } from '#gql/graphql'
import { reminderMessages as text } from './reminder-messages.ts'
import {
  awardRemindersQuery,
  createReminderMutation,
  removeReminderMutation,
  snoozeMutation,
} from './reminder-documents.ts'

/**
 * The changes of single reminders; each returns whether it worked and has told the person either way.
 * @param o.savedId the record that they belong to: only this is read again
 */
export function useReminderChanges(o: { scholarshipId: string; savedId: string }) {
  const client = useApolloClient()
  const [sendCreate] = useMutation(createReminderMutation)
  const [sendRemove] = useMutation(removeReminderMutation)
  const [sendSnooze] = useMutation(snoozeMutation)

  async function finish(title: string): Promise<true> {
    toast.success({ title, topic: 'reminders' })
    // The change is made: a failure to read it again is no failure of the change.
    await client
      .query({
        query: awardRemindersQuery,
        variables: { id: o.savedId },
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined)
    return true
  }

  return {
    /** @param day YYYY-MM-DD */
    async add(day: string): Promise<boolean> {
      const input = { scholarshipId: o.scholarshipId, reminderDate: day }
      const done = await runMutation(text.addFailed, async () => {
        const { data } = await sendCreate({ variables: { input } })
        return data?.createDeadlineReminder
      })
      return done !== null && finish(text.added)
    },

    async remove(id: string): Promise<boolean> {
      const done = await runMutation(text.removeFailed, async () => {
        const { data } = await sendRemove({ variables: { input: { id } } })
        return data?.removeDeadlineReminder
      })
      return done !== null && finish(text.removed)
    },

    async snooze(id: string, length: SnoozeLength): Promise<boolean> {
      const done = await runMutation(text.snoozeFailed, async () => {
        const { data } = await sendSnooze({ variables: { input: { id, length } } })
        return data?.snoozeDeadlineReminder
      })
      if (done === null || !('deadlineReminder' in done)) return false
      return finish(text.snoozed(formatDateTime(done.deadlineReminder.reminderDate)))
    },
  }
}
