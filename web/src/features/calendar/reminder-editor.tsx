import type { AwardReminders_SavedScholarshipFragment } from '#gql/graphql'
import { OwnReminders } from './own-reminders.tsx'
import { PlanForm } from './plan-form.tsx'
import type { useReminderChanges } from './use-reminder-changes.ts'

type Props = {
  saved: AwardReminders_SavedScholarshipFragment
  changes: ReturnType<typeof useReminderChanges>
}

/** Everything that can be changed about the reminders of one saved scholarship. */
export function ReminderEditor({ saved, changes }: Props) {
  const { reminders, scholarship } = saved
  return (
    <div className="flex flex-col gap-6 pt-2">
      <PlanForm scholarshipId={scholarship.id} reminders={reminders} />
      <OwnReminders
        planned={reminders.planned}
        onAdd={changes.add}
        onRemove={changes.remove}
      />
    </div>
  )
}
